import '../style/cards.css';
import '../style/chips.css';
import '../style/card-seats.css';
import '../style/card-table.css';
import '../style/card-steps.css';
import type { GameEvent } from '../../games/choose-your-words/events.ts';
import { redact } from '../../games/choose-your-words/redact.ts';
import type { View } from '../../games/choose-your-words/view.ts';
import type { Seat } from '../../games/core/seat.ts';
import { cardsEventSentence, cardsRefusalSentence } from '../../messages/cards.ts';
import { cardsReason } from '../../messages/cards-reasons.ts';
import type { Language } from '../../shared/language.ts';
import { t } from '../base/texts.ts';
import { CentrePhase } from '../table/centre-phase.tsx';
import { gameTable } from '../table/game-table.tsx';
import { type GameTool, gameTools } from '../table/table-tools.tsx';
import { cardTableOf, useCards } from './card-table.ts';
import { CategoryBanner } from './category-banner.tsx';
import { COMMANDS } from './commands.ts';
import { cardsEnding } from './ending.ts';
import { forcedMove } from './forced-move.ts';
import { Hand } from './hand.tsx';
import { OutActions } from './out-actions.tsx';
import { mostToMark } from './phases/exchange.tsx';
import type { PhaseSurface, SeatView } from './phases/surface.ts';
import { SURFACES } from './phases/surfaces.ts';
import { Pots, Stages } from './pots.tsx';
import { questionOf } from './question.ts';
import { BestDeclared, RESULTS } from './result.tsx';
import { RoundBefore, RoundEnd, RoundEndActions } from './round-end.tsx';
import { History } from './round-story.tsx';
import { ScoreSheet } from './score-sheet.tsx';
import { SeatCard, Seats } from './seats.tsx';
import { SOUNDS } from './sounds.ts';
import { ValuesList } from './values-list.tsx';
import { Waiting } from './waiting.tsx';
import { WildChooser } from './wild-chooser.tsx';
import { WordTray } from './word-tray.tsx';

type PlaceProps = SeatView & { readonly surface: PhaseSurface };

/** The pot, and the words that are shown or the one that is being laid out. */
const Centre = ({ surface, ...at }: PlaceProps) => {
  const { view } = at;
  return (
    <>
      <div class="centre-notes">
        <RoundBefore view={view} />
        <CategoryBanner view={view} />
      </div>
      <Waiting {...at} />
      <Pots view={view} />
      <CentrePhase isList={surface.isList}>
        {surface.Centre !== undefined ? (
          <surface.Centre {...at} />
        ) : (
          surface.laysOut?.(at) === true && <WordTray />
        )}
      </CentrePhase>
    </>
  );
};

/** My chips and my cards; who looks on has neither. */
const Mine = ({ surface, ...at }: PlaceProps) => {
  if (at.view.seats[at.me] === undefined) return null;
  const most = mostToMark(at);
  const laysOut = surface.laysOut?.(at) ?? false;
  const me = (
    <ul class="my-seat">
      <SeatCard view={at.view} seat={at.me} />
    </ul>
  );
  // Where all show what they have, my cards lie there.
  if (at.view.phase === 'challenge' || at.view.phase === 'vote') return <div class="hand-top">{me}</div>;
  return <Hand use={most === undefined ? (laysOut ? 'lay' : 'look') : { most }}>{me}</Hand>;
};

const Rivals = ({ view }: { readonly view: View }) => <Seats view={view} me={useCards().mySeat.value} />;

/** A tap away at every card table: what counts, and the score sheet. */
const TOOLS: readonly GameTool[] = [
  { name: 'values', icon: 'prices', label: () => t().cards.valuesTool, shortcut: '$', Opened: ValuesList },
  { name: 'scores', icon: 'scores', label: () => t().cards.scoreSheet, Opened: ScoreSheet },
];

/** The table of Choose Your Words. */
export const CardsTable = gameTable({
  tableOf: cardTableOf,
  look: 'card',
  surfaces: SURFACES,
  Keys: WildChooser,
  questionOf,
  refusalSentence: cardsRefusalSentence,
  sentenceOf: cardsEventSentence,
  reasonOf: cardsReason,
  commands: COMMANDS,
  forcedMove,
  sounds: SOUNDS,
  isGain: (event: GameEvent, seat: Seat) =>
    event.type === 'pot-won' && event.winners.some((winner) => winner.seat === seat),
  tools: TOOLS,
  Facts: Stages,
  Rivals,
  Centre,
  Mine,
  // Where words are shown there is nothing left to bet, and much to look at.
  hasAmounts: ({ phase }: View) => phase !== 'challenge' && phase !== 'vote',
  IdleActions: OutActions,
  endingOf: cardsEnding,
  BestWord: BestDeclared,
  isCoached: true,
  results: RESULTS,
  lists: [{ name: 'rounds', label: () => t().cards.history, Content: History }],
  interlude: { Centre: RoundEnd, Actions: RoundEndActions },
});

/** The card table, as pages show it. */
export const CARD_TABLE = {
  Table: CardsTable,
  Tools: gameTools(TOOLS),
  showsWindows: true,
  isVoting: ({ vote }: View): boolean => vote !== null,
  openSentence: (language: Language, event: GameEvent, names: readonly string[], you: Seat | null) =>
    cardsEventSentence(language, redact(event, you), names, you),
};
