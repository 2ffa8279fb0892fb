import { sortTerms, type Terms } from '../games/buyword/variants/deal-terms.ts';

const TERM = /^(\$?)(\d)(?:\.(\d))?>(\d)(?::(\d{1,9}))?$/;

/** Reads terms in any order, with any spacing; undefined where they cannot be read. */
export const parseTerms = (text: string): Terms | undefined => {
  const parts = text
    .replace(/\s*([>:.])\s*/g, '$1')
    .replace(/\$\s+/g, '$')
    .trim()
    .split(/\s+/);
  const lots: { from: number; to: number; origin?: number }[] = [];
  const money: { from: number; to: number; amount: number }[] = [];
  for (const part of parts) {
    const [match, dollar, from, origin, to, amount] = TERM.exec(part) ?? [];
    if (match === undefined || (dollar === '$') !== (amount !== undefined)) return undefined;
    if (dollar === '$' && origin !== undefined) return undefined;
    const ends = { from: Number(from), to: Number(to) };
    if (amount === undefined) lots.push(origin === undefined ? ends : { ...ends, origin: Number(origin) });
    else money.push({ ...ends, amount: Number(amount) });
  }
  return sortTerms({ lots, money });
};
