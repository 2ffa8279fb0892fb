import type { Refusal } from '../../games/core/game.ts';
import type { Seat } from '../../games/core/seat.ts';
import type { Deadlines } from '../../protocol/wire.ts';
import type { Result } from '../../shared/result.ts';
import type { LocalGame } from '../saves/saved-game.ts';
import type { Judgement, Seen, TableError } from './play-protocol.ts';
import type { PlayHost } from './play-state.ts';

/** Where actions at a local game go. */
export type LocalHost = {
  /** For a seat at this device, or for who holds it. */
  readonly act: (action: unknown, seat?: Seat) => Promise<Result<null, Refusal>>;
  /** What would be said of a word; undefined where nobody may say. */
  readonly judge: (word: string) => Promise<Judgement | undefined>;
};

/** May put a lesson before the host of a game. */
export type WrapHost = (host: PlayHost) => PlayHost;

/** Where a local game is shown: the state behind the pages of its game. */
export type Surface = {
  /** Clears the table, for a game that is played through a host, or for none. */
  readonly clear: (host: LocalHost | undefined, wrap?: WrapHost) => void;
  /** A game is on its way to the table; names are given where several people sit at this device. */
  readonly open: (game: LocalGame, names: readonly string[] | undefined) => void;
  /** Shows what one sees, with all that has happened so far; the seat may be nobody's (NO_SEAT). */
  readonly show: (seen: Seen, seat: Seat, deadlines: Deadlines) => void;
  /** Whether that game is the one on the table: a table elsewhere may have taken its place. */
  readonly holds: (game: LocalGame) => boolean;
  readonly fail: (trouble: TableError) => void;
};
