/** Each seat's sum, such as its money: at the start, then after every round; nothing where the beginning is not known. */
export const sumsByRound = <
  State extends { readonly seats: readonly unknown[] },
  Event extends { readonly type: string },
>(
  events: readonly Event[],
  apply: (state: State | undefined, event: Event) => State,
  sumOf: (own: State['seats'][number]) => number,
): number[][] => {
  const samples: number[][] = [];
  // Without its beginning a game has no sums to tell.
  if (events[0]?.type !== 'began') return [];
  let state: State | undefined;
  for (const event of events) {
    const marks = event.type === 'round-began' || event.type === 'ended';
    if (marks && state !== undefined) samples.push(state.seats.map(sumOf));
    state = apply(state, event);
  }
  return (samples[0] ?? []).map((_, seat) => samples.map((sample) => sample[seat] ?? 0));
};
