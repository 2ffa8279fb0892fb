/** Each seat's sum, such as its money: at the start, then after every round; nothing where the beginning is not known. */
export const sumsByRound = <State, Event extends { readonly type: string }>(
  events: readonly Event[],
  apply: (state: State | undefined, event: Event) => State,
  sumsOf: (state: State) => readonly number[],
): number[][] => {
  const samples: (readonly number[])[] = [];
  // Without its beginning a game has no sums to tell.
  if (events[0]?.type !== 'began') return [];
  let state: State | undefined;
  for (const event of events) {
    const marks = event.type === 'round-began' || event.type === 'ended';
    if (marks && state !== undefined) samples.push(sumsOf(state));
    state = apply(state, event);
  }
  return (samples[0] ?? []).map((_, seat) => samples.map((sample) => sample[seat] ?? 0));
};
