import { LAZY_CATALOG } from '../../catalog/lazy-catalog.ts';
import { type LocalGame, optionsPlayed } from '../saves/saved-game.ts';
import { lexiconNamed, Unreachable } from '../words/word-source.ts';
import type { HostMessage, HostRequest, Opening, TableError } from './play-protocol.ts';
import { createTableHost } from './table-host.ts';

/** All that hosting a game takes: its rules, its bots and its words; those of others are not fetched. */
const fetchParts = async (game: LocalGame) => {
  const unreachable = (cause: unknown): never => {
    throw new Unreachable(game.game, { cause });
  };
  const module = await LAZY_CATALOG[game.game]?.().catch(unreachable);
  if (module === undefined) throw new Error(`no such game: ${game.game}`);
  const bots = game.bots.length === 0 ? undefined : await module.loadBots().catch(unreachable);
  const dictionary = module.dictionaryOf(optionsPlayed(module, game));
  return { module, bots, lexicon: dictionary === null ? null : await lexiconNamed(dictionary) };
};

/** Hosts a game, by all that comes and goes through its port, until the page closes it. */
const open = async ({ game, paceMs }: Opening, port: MessagePort): Promise<void> => {
  let host: ReturnType<typeof createTableHost> | undefined;
  let isClosed = false;
  const send = (sent: readonly HostMessage[]): void => port.postMessage(sent);
  const fail = (code: TableError['code']): void => send([{ kind: 'failed', error: { code } }]);
  // What is asked before the game is open has no answer.
  port.onmessage = ({ data: asked }: MessageEvent<HostRequest>) => {
    if (asked.kind === 'act') host?.act(asked.seat, asked.message);
    else if (asked.kind === 'judge' && host !== undefined)
      send([{ kind: 'judged', id: asked.id, judgement: host.judge(asked.word) }]);
    else if (asked.kind === 'hurry') host?.hurry();
    else if (asked.kind === 'close') {
      isClosed = true;
      host?.stop();
      port.close();
    }
  };
  let parts: Awaited<ReturnType<typeof fetchParts>>;
  try {
    parts = await fetchParts(game);
  } catch (cause) {
    return fail(cause instanceof Unreachable ? 'words-unreachable' : 'words-broken');
  }
  if (isClosed) return;
  try {
    host = createTableHost({ ...parts, game, paceMs, send });
    host.begin();
  } catch {
    fail('game-broken');
  }
};

addEventListener('message', ({ data, ports: [port] }: MessageEvent<Opening>) => {
  if (port !== undefined) void open(data, port);
});
