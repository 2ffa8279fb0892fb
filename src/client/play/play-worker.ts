import { err, ok } from '../../shared/result.ts';
import { lexiconNamed, Unreachable } from '../words/word-source.ts';
import { HOSTED_GAMES } from './hosted-games.ts';
import type { TableMessage, TableQuestions, TableRequest } from './play-protocol.ts';
import { createTableHost, type TableHost } from './table-host.ts';

type Open = TableQuestions['open'];

let host: TableHost | undefined;

const send = (message: TableMessage): void => postMessage(message);

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

const answer = async (request: TableRequest): Promise<TableQuestions[TableRequest['kind']]['answer']> => {
  switch (request.kind) {
    case 'open':
      return open(request.id, request.ask);
    case 'act':
      return host === undefined
        ? err({ code: 'bad-action' })
        : host.act(request.ask.seat, request.ask.action);
    case 'judge':
      return host?.judge(request.ask);
  }
};

addEventListener('message', async ({ data }: MessageEvent<TableRequest>) => {
  send({ kind: 'answer', id: data.id, answer: await answer(data) });
  if (data.kind === 'open') host?.run();
});
