import type { Daily } from '../../../daily/daily-game.ts';
import type { DailyResult } from '../../../daily/result.ts';
import type { PersonColour, PersonFace } from '../../../shared/looks.ts';
import type { DailyRow, DailyStore } from '../../app/daily-store.ts';
import { type Queries, type Row, run } from './queries.ts';

const asRow = (row: Row): Omit<DailyRow, 'place'> => ({
  identity: row['identity'] as string,
  name: row['name'] as string,
  face: row['face'] as PersonFace,
  colour: row['colour'] as PersonColour,
  score: row['score'] as number,
  grade: row['grade'] as DailyResult['grade'],
  marks: row['marks'] as string,
});

const OF_DAY = 'day = ? and kind = ? and d.language = ?';
const ROWS = `select d.identity, d.score, d.grade, d.marks, i.name, i.face, i.colour
  from daily d join identities i on i.id = d.identity where ${OF_DAY}`;

/** Beyond so many results nobody is counted: neither how many there are, nor who is ahead of whom. */
export const MOST_COUNTED = 10_000;

const keyOf = ({ day, kind, language }: Daily) => [day, kind, language] as const;

/** Results of the days: the best are read in the order of an index, and no question reads more than so many rows. */
export const createDailyStore = ({ all, write }: Pick<Queries, 'all' | 'write'>): DailyStore => {
  const count = async (daily: Daily, above: number): Promise<number> => {
    const counted = `select count(*) as n from (select 1 from daily d where ${OF_DAY} and score > ? limit ?) counted`;
    const [n = 0] = await all(counted, (row) => Number(row['n']), ...keyOf(daily), above, MOST_COUNTED);
    return n;
  };
  const ownOf = async (daily: Daily, identity: string): Promise<DailyRow | null> => {
    const [own] = await all(`${ROWS} and d.identity = ?`, asRow, ...keyOf(daily), identity);
    return own === undefined ? null : { ...own, place: 1 + (await count(daily, own.score)) };
  };
  return {
    keep: async (daily, identity, { score, grade, marks }, nowMs) => {
      const kept = await write(() =>
        run(
          `insert into daily (day, kind, language, identity, score, grade, marks, at) values (?, ?, ?, ?, ?, ?, ?, ?)
           on conflict do nothing`,
          ...keyOf(daily),
          identity,
          score,
          grade,
          marks,
          nowMs,
        ),
      );
      return kept > 0;
    },
    has: async (daily, identity) => {
      const known = `select 1 from daily d where ${OF_DAY} and identity = ?`;
      return (await all(known, () => true, ...keyOf(daily), identity)).length > 0;
    },
    table: async (daily, identity, most) => {
      const best = await all(
        `${ROWS} order by d.score desc, d.at, d.identity limit ?`,
        asRow,
        ...keyOf(daily),
        most,
      );
      const scores = best.map(({ score }) => score);
      return {
        rows: best.map((row) => ({ ...row, place: 1 + scores.indexOf(row.score) })),
        own: identity === null ? null : await ownOf(daily, identity),
        count: await count(daily, -1),
      };
    },
    removeBefore: (day) => write(() => run('delete from daily where day < ?', day)),
  };
};
