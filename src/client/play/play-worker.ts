import { err, ok } from '../../shared/result.ts';
import { lexiconNamed, Unreachable } from '../words/word-source.ts';
import { HOSTED_GAMES } from './hosted-games.ts';
import type { TableMessage, TableMessages, TableQuestions, TableRequest } from './play-protocol.ts';
import { createTableHost, type TableHost } from './table-host.ts';

type Open = TableQuestions['open'];

let host: TableHost | undefined;

/** What is to be sent together, while something is being done. */
let together: TableMessage[] | undefined;

const post = (messages: TableMessages): void => postMessage(messages);

const send = (message: TableMessage): void => {
  if (together === undefined) post([message]);
  else together.push(message);
};

const putAway = (): void => {
  host?.stop();
  host = undefined;
};

const open = async (id: number, { game, paceMs }: Open['ask']): Promise<Open['answer']> => {
  putAway();
  const hosted = HOSTED_GAMES[game.game];
  let lexicon: Awaited<ReturnType<typeof lexiconNamed>>;
  try {
    lexicon = await lexiconNamed(hosted.dictionaryOf(game));
  } catch (cause) {
    return err({ code: cause instanceof Unreachable ? 'words-unreachable' : 'words-broken' });
  }
  try {
    // Another game may have been opened while this one waited for its words.
    putAway();
    host = createTableHost({
      hosted,
      lexicon,
      game,
      paceMs,
      tell: (news) => send({ kind: 'news', table: id, news }),
    });
    return ok(host.opening);
  } catch {
    return err({ code: 'game-broken' });
  }
};

const act = (id: number, { seat, action }: TableQuestions['act']['ask']): void => {
  const messages: TableMessage[] = [];
  together = messages;
  try {
    const answer = host === undefined ? err({ code: 'bad-action' } as const) : host.act(seat, action);
    messages.push({ kind: 'answer', id, answer });
  } finally {
    together = undefined;
    post(messages);
  }
};

addEventListener('message', async ({ data }: MessageEvent<TableRequest>) => {
  const { id, kind, ask } = data;
  switch (kind) {
    case 'open':
      send({ kind: 'answer', id, answer: await open(id, ask) });
      host?.run();
      return;
    case 'act':
      return act(id, ask);
    case 'judge':
      return send({ kind: 'answer', id, answer: host?.judge(ask) });
  }
});
