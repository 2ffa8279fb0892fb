/** Makes something from a thing once, and keeps it as long as the thing is there. */
export const keptBy = <Thing extends object, Made>(
  make: (thing: Thing) => Made,
): ((thing: Thing) => Made) => {
  const kept = new WeakMap<Thing, { readonly made: Made }>();
  return (thing) => {
    const found = kept.get(thing) ?? { made: make(thing) };
    kept.set(thing, found);
    return found.made;
  };
};
