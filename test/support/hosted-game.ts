import { TABLE_WORK } from '../../src/bots/levels.ts';
import type { GameBots, GameModule } from '../../src/catalog/game-module.ts';
import type { GameProgress, HostMessage } from '../../src/client/local-host/play-protocol.ts';
import { createTableHost } from '../../src/client/local-host/table-host.ts';
import { type KeptTurn, optionsPlayed, type SavedGame } from '../../src/client/saves/saved-game.ts';
import type { Viewer } from '../../src/games/core/seat.ts';
import { reflect, type TableMirror } from '../../src/protocol/table-mirror.ts';
import type { ServerMessage } from '../../src/protocol/wire.ts';
import { loadLexicon } from '../../src/server/words/word-files.ts';
import { CATALOG } from '../fixtures/nim-catalog.ts';

const BOTS_OF = new Map<GameModule, GameBots>(
  await Promise.all(CATALOG.map(async (module) => [module, await module.loadBots()] as const)),
);

export type HostedGame = ReturnType<typeof hostGame>;

/** A game that is hosted as on a device, as somebody takes it in at the other end of the wire. */
export const hostGame = (game: SavedGame, paceMs = 10) => {
  const module = CATALOG.find(({ name }) => name === game.game);
  if (module === undefined) throw new Error(game.game);
  const bots = BOTS_OF.get(module);
  const dictionary = module.dictionaryOf(optionsPlayed(module, game));
  const lexicon = dictionary === null ? null : loadLexicon(dictionary);
  const mirrors = new Map<Viewer, TableMirror>();
  const turns: KeptTurn[] = [...game.turns];
  let progress: GameProgress | undefined;
  let batches: (readonly HostMessage[])[] = [];
  const take = (messages: readonly HostMessage[]): void => {
    batches.push(messages);
    for (const each of messages) {
      if (each.kind === 'progress') {
        progress = each.progress;
        if (progress.turn !== undefined) turns.push(progress.turn);
      }
      if (each.kind !== 'told') continue;
      // As it comes through to the page.
      const next = reflect(mirrors.get(each.viewer), structuredClone(each.message));
      if (next === 'gap') throw new Error('something was left out');
      if (next !== undefined) mirrors.set(each.viewer, next);
    }
  };
  const host = createTableHost({ module, bots, lexicon, game, paceMs, send: take });
  host.begin();
  const known = <T>(value: T | undefined): T => {
    if (value === undefined) throw new Error('nothing was told');
    return value;
  };
  const mirrorOf = (viewer: Viewer): TableMirror => known(mirrors.get(viewer));
  return {
    judge: host.judge,
    /** What an action is answered with. */
    act: (seat: number, id: string, action: string): ServerMessage | undefined => {
      batches = [];
      host.act(seat, { type: 'act', table: game.id, id, action });
      const [first] = batches[0] ?? [];
      return first?.kind === 'told' ? first.message : undefined;
    },
    /** What the house bot would do at a seat. */
    choose: (seat: number): string | undefined => {
      const bot = bots?.make({ id: 'simple', lexicon, seed: '', work: TABLE_WORK });
      const choice = bot?.think(mirrorOf(seat).view, seat);
      return choice && module.formatAction(choice.action);
    },
    mirrorOf,
    /** How the game stands, and what was kept of it last. */
    progress: (): GameProgress => known(progress),
    /** All that was kept of it. */
    saved: (): SavedGame => ({ ...game, opening: known(progress).opening, turns, turnCount: turns.length }),
    batches: () => batches,
  };
};
