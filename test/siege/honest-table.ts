import type { BotPlayers } from '../../src/server/app/ports.ts';
import { HonestPlayer, type HonestRecord } from './honest-player.ts';
import { type Place, Stranger } from './stranger.ts';

/** Five addresses of this machine from which honest people come. */
const HONEST_ADDRESSES = ['127.0.0.10', '127.0.0.11', '127.0.0.12', '127.0.0.13', '127.0.0.14'] as const;

const PEOPLE = 2;
const KINDS = [
  { game: 'buyword', language: 'en', options: {} },
  { game: 'choose-your-words', language: 'fr', options: { dictionary: 'fr-full', deck: 'french' } },
  { game: 'buyword', language: 'fr', options: { dictionary: 'fr-full', tiles: 'french' } },
  { game: 'choose-your-words', language: 'en', options: {} },
] as const;

/** A table of honest people and a bot. */
export type HonestTable = { readonly code: string; readonly players: readonly HonestPlayer[] };

const need = <T>(value: T | undefined, what: string): T => {
  if (value === undefined) throw new Error(`honest people were refused: ${what}`);
  return value;
};

const want = (status: number, what: string): void => {
  if (status !== 200) throw new Error(`honest people were refused: ${what} (${status})`);
};

/** Sits two people and a bot down, of either game and either language by the table's number, and starts the game. */
export const gatherHonest = async (
  base: string,
  number: number,
  thinkers: BotPlayers,
  record: HonestRecord,
): Promise<HonestTable> => {
  const { game, language, options } = KINDS[number % KINDS.length] as (typeof KINDS)[number];
  const place: Place = { base, from: HONEST_ADDRESSES[number % HONEST_ADDRESSES.length] as string };
  const people: Stranger[] = [];
  for (let i = 0; i < PEOPLE; i++)
    people.push(need(await Stranger.arrive(place, `Player ${number}-${i}`, language), 'an identity'));
  const [host, ...others] = people as [Stranger, ...Stranger[]];
  const capacity = PEOPLE + 1;
  const code = need(await host.make({ game, capacity, options, public: number % 2 === 0 }), 'a table');
  for (const other of others) want(await other.do(code, 'sit'), 'sit');
  want(await host.do(code, 'add-bot', { bot: 'simple' }), 'add-bot');
  const players = people.map((who, seat) => new HonestPlayer({ who, code, game, seat, thinkers, record }));
  await Promise.all(players.map((player) => player.arrive()));
  want(await host.do(code, 'start'), 'start');
  return { code, players };
};
