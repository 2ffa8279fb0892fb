import type { Valuation, ValuedChoice } from './coach.ts';

/** More choices than this tell nobody anything; one that was played is told in any case. */
const MOST_TOLD = 24;

/** Choices best first, each once, with the one that was played among them; one that nobody thought of is taken to be as good as the best. */
export const rankChoices = (
  weighed: readonly ValuedChoice[],
  played: string | undefined,
  otherwise: () => number,
): Valuation => {
  const best = new Map<string, ValuedChoice>();
  for (const choice of weighed) {
    const known = best.get(choice.action);
    if (known === undefined || choice.value > known.value) best.set(choice.action, choice);
  }
  const ranked = [...best.values()].sort((a, b) => b.value - a.value);
  const value = ranked[0]?.value ?? otherwise();
  const told = ranked.slice(0, MOST_TOLD);
  if (played === undefined || told.some(({ action }) => action === played)) return { value, choices: told };
  const late = best.get(played) ?? { action: played, value };
  return { value, choices: [...told, late].sort((a, b) => b.value - a.value) };
};
