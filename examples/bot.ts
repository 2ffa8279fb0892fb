/**
 * A small bot that plays a whole game of BuyWord over the public API (docs/protocol.md), with nothing but fetch and WebSocket:
 *
 *   node examples/bot.ts http://localhost:8080            makes a table, adds a house bot, plays
 *   node examples/bot.ts http://localhost:8080 BCDFGHJ    sits down at a table and waits for its host to start
 */
const [base = 'http://localhost:8080', joined] = process.argv.slice(2);

const WORDS =
  'QUIZ JOKE ZONE HAZE FIZZ WAVE FOXY QUIT ZEAL JADE EXAM BOXES WORDS TEN TOE TEA EAT SEA RAT ION AIR ONE'.split(
    ' ',
  );
const TILE_LIMIT = 8;

/** A long list is told by its hash, and asked for once. */
type List = string[] | { $list: string; length: number };
type Theme = string | { words: List } | { free: string } | null;
type Seat = { money: number; tiles: string; lot: string | null };
type View = {
  phase: string;
  toAct: number[];
  lastChance: boolean;
  seats: Seat[];
  result: unknown;
  options: { theme: Theme };
};
type Table = { version: number; you: number | null; view: View | null };

let cookie = '';
type Answer = { message?: string; info?: { code: string } };
const ask = async (path: string, body?: unknown): Promise<Answer> => {
  const reply = await fetch(`${base}/api${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer = (await reply.json()) as Answer;
  if (!reply.ok) throw new Error(answer.message);
  cookie ||= (reply.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  return answer;
};

/** The words it plays with, as soon as they are known: where a table has pasted words of its own, those count and no others. */
let words: readonly string[] = [];
const learnWords = async ({ options: { theme } }: View): Promise<void> => {
  const list = theme !== null && typeof theme === 'object' && 'words' in theme ? theme.words : WORDS;
  words = Array.isArray(list) ? list : ((await ask(`/lists/${list.$list}`)) as string[]);
};

/** A word that can be laid from the tiles held; undefined where none comes to mind. */
const wordFrom = (tiles: string): string | undefined =>
  words.find((word) => {
    let left = tiles;
    return [...word].every((letter) => {
      const had = left.includes(letter);
      left = left.replace(letter, '');
      return had;
    });
  });

/** What to do next, in the notation of docs/notation.md. */
const choose = ({ phase, lastChance, seats }: View, me: number, refused: ReadonlySet<string>): string => {
  const { tiles, money } = seats[me] as Seat;
  if (phase === 'roll') return 'roll';
  if (phase === 'choose') return 'choose 3';
  if (phase === 'buy') return money > 60 && !refused.has('buy') ? 'buy' : 'decline';
  const word = wordFrom(tiles);
  if (word !== undefined && !refused.has(`sell ${word}`)) return `sell ${word}`;
  return tiles.length > TILE_LIMIT && !lastChance ? `discard ${tiles.slice(TILE_LIMIT)}` : 'done';
};

await ask('/identity', { name: 'Example bot', language: 'en' });
let code = joined;
if (code === undefined) {
  code = (await ask('/tables', { game: 'buyword', capacity: 2 })).info?.code;
  await ask(`/tables/${code}/add-bot`, { bot: 'simple' });
} else await ask(`/tables/${code}/sit`, {});

const socket = new WebSocket(`${base.replace('http', 'ws')}/socket`, { headers: { cookie } });
const send = (message: unknown): void => socket.send(JSON.stringify(message));

let table: Table | undefined;
let actions = 0;
/** Whether an action waits for its answer, and which version an accepted one has led to: until that is here, nothing is new. */
let isWaiting = false;
let acceptedAt = 0;
/** What was refused since the table last changed. */
const refused = new Set<string>();
let last = '';

const think = (): void => {
  const { view, you, version } = table ?? {};
  if (view == null || you == null || version === undefined || words.length === 0) return;
  if (view.result !== null) {
    console.log(`The game is over after ${actions} actions of mine: ${JSON.stringify(view.result)}`);
    socket.close();
    return;
  }
  if (!view.toAct.includes(you) || isWaiting || version < acceptedAt) return;
  isWaiting = true;
  last = choose(view, you, refused);
  send({ type: 'act', table: code, id: `action-${++actions}`, action: last });
};

socket.addEventListener('message', ({ data }) => {
  const message = JSON.parse(data);
  switch (message.type) {
    case 'welcome':
      send({ type: 'watch', table: code });
      break;
    case 'table':
      table = message;
      refused.clear();
      if (message.view !== null && words.length === 0)
        learnWords(message.view).then(think, (error) => console.error(error.message));
      break;
    case 'update':
      // A version that is missing: ask for the rest, and wait for it.
      if (table === undefined || message.version !== table.version + 1) {
        send({ type: 'watch', table: code });
        return;
      }
      table = { ...table, version: message.version, view: { ...table.view, ...message.view } };
      refused.clear();
      break;
    case 'accepted':
      isWaiting = false;
      acceptedAt = message.version;
      break;
    case 'refused':
      console.error(`Refused: ${last}: ${message.message}`);
      if (refused.has(last)) process.exit(1);
      refused.add(last);
      isWaiting = false;
      break;
    default:
      return;
  }
  think();
});
socket.addEventListener('open', () => {
  if (joined === undefined) ask(`/tables/${code}/start`, {}).catch((error) => console.error(error.message));
});
