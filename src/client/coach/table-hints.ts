import { computed } from '@preact/signals';
import { allowsHints, type Hint } from '../../coach/hint.ts';
import type { Seat } from '../../games/core/seat.ts';
import { err, type Result } from '../../shared/result.ts';
import { coachWays } from '../table/coach-ways.ts';
import type { GiveHints } from '../table/table-hints.ts';
import type { CoachError } from './coach-protocol.ts';
import { createHints, type HintedStep } from './hints.ts';

/** What asks the coach and puts its hints into words: fetched with the first hint, since few games need one. */
const fetchParts = async () => {
  const [{ askCoach }, { sayHint }] = await Promise.all([
    import('./coach-port.ts'),
    import('./hint-words.ts'),
  ]);
  return { askCoach, sayHint };
};

/** What of a view makes a step another one; what rivals do meanwhile does not. */
const OWN_PARTS = [
  'round',
  'phase',
  'auction',
  'proposals',
  'open',
  'board',
  'betting',
  'exchange',
  'toCall',
  'category',
  'vote',
] as const;

/** Tells a step of a seat from every other. */
export const momentOf = (view: object, seat: Seat): string => {
  const parts = view as Readonly<Record<string, unknown>>;
  const own = Object(parts['seats'])[seat] as unknown;
  return JSON.stringify([own, ...OWN_PARTS.map((part) => parts[part])]);
};

/** The hints of a game of this device, in the language of the page; the table is opened after them. */
export const tableHints: GiveHints = ({ game, seat, taken, onTaken, isLookUpClosed }, table) => {
  /** What is seen where hints are given. */
  const hinted = computed(() => {
    const view = table().view.value;
    // Nobody is advised on a game that is over.
    if (view === undefined || Object(view).result) return undefined;
    // Nobody else plays, and no table of this device is rated.
    const isAllowed = allowsHints({ people: 1, isRated: false, isLookUpClosed: isLookUpClosed(view) });
    return isAllowed ? view : undefined;
  });
  const step = computed((): HintedStep | undefined => {
    const view = hinted.value;
    const { acting, isForced } = table();
    if (view === undefined || !view.toAct.includes(seat) || acting.value || isForced.value) return undefined;
    return { view, seat, moment: momentOf(view, seat) };
  });
  let parts: Awaited<ReturnType<typeof fetchParts>> | undefined;
  const fetchHint = async ({ view }: HintedStep): Promise<Result<Hint | undefined, CoachError>> => {
    try {
      parts ??= await fetchParts();
    } catch {
      return err({ code: 'coach-unreachable' });
    }
    return parts.askCoach('hint', { game, view, seat });
  };
  return createHints({
    isOffered: computed(() => hinted.value !== undefined),
    step,
    fetchHint,
    say: (hint, level) => (parts?.sayHint(game, hint) ?? []).slice(0, level),
    sayNone: (why) => {
      const { hint } = coachWays();
      if (why === undefined) return hint.nothing;
      return why.code === 'coach-unreachable' ? hint.unreachable : hint.broken;
    },
    taken,
    onTaken,
  });
};
