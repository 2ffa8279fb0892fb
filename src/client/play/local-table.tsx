import { redact } from '../../games/choose-your-words/redact.ts';
import { eventSentence } from '../../messages/buyword.ts';
import { cardsEventSentence } from '../../messages/cards.ts';
import * as cards from '../cards/cards-state.ts';
import { CardTable } from '../cards/table.tsx';
import { language } from '../language.ts';
import { TimeLeft } from '../online/time-left.tsx';
import { t } from '../texts.ts';
import { localDeadlines, localGame, localSeat, startAgain } from './local-game.ts';
import * as state from './play-state.ts';
import { Table } from './table.tsx';

/** Whether the game on the table is one of cards. */
export const isCardGame = (): boolean => localGame.value?.game === 'choose-your-words';

/** Whether something is to be seen of the game on the table. */
export const hasLocalView = (): boolean => (isCardGame() ? cards.view.value : state.view.value) !== undefined;

/** How much time is left, where turns are timed; windows for challenges have a clock of their own. */
const TurnClock = () => {
  const { seats } = localDeadlines.value;
  if (seats.length === 0) return null;
  return (
    <p class="table-notes">
      <TimeLeft deadlines={{ seats, windowMs: null }} you={localSeat.value} windowFor="window" />
    </p>
  );
};

/** The table of the game of this device, whichever it is. */
export const LocalTable = () => {
  const { play } = t();
  const game = localGame.value;
  const again = (
    <button type="button" class="button" onClick={startAgain}>
      {play.again}
    </button>
  );
  if (isCardGame()) {
    const seen = cards.view.value;
    if (seen === undefined) return null;
    const windowFor = seen.vote === null ? 'window' : 'vote';
    const clock = <TimeLeft deadlines={localDeadlines.value} you={localSeat.value} windowFor={windowFor} />;
    return <CardTable key={game?.id} view={seen} again={again} clock={clock} />;
  }
  const seen = state.view.value;
  if (seen === undefined) return null;
  return (
    <>
      <TurnClock />
      <Table key={game?.id} view={seen} again={again} />
    </>
  );
};

/** What happened, in sentences that everybody at this device may read: nobody's cards are in them. */
export const openSentences = (): readonly string[] => {
  const names = openNames();
  return isCardGame()
    ? cards.events.value.flatMap(
        (event) => cardsEventSentence(language.value, redact(event, null), names, null) ?? [],
      )
    : state.events.value.flatMap((event) => eventSentence(language.value, event, names, null) ?? []);
};

/** Everybody's names, as they call themselves. */
export const openNames = (): readonly string[] =>
  isCardGame() ? cards.seating.value : (state.seating.value ?? []);
