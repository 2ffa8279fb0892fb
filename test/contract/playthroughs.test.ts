import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { formatBuyWordRecord } from '../../src/notation/buyword-record.ts';
import { loadBuyWordRecord } from '../../src/notation/buyword-replay.ts';
import { loadLexicon } from '../../src/server/words/word-files.ts';
import { bareRecord } from '../support/bare-record.ts';

const folder = (name: string): string => fileURLToPath(new URL(`../${name}`, import.meta.url));
const filesIn = (name: string): string[] => readdirSync(folder(name)).filter((file) => file.endsWith('.txt'));

/** Plays a whole game in notation and checks it against its closing comment: `; money 151 200, won by 1`. */
const expectToPlay = (text: string): void => {
  const loaded = loadBuyWordRecord(text, loadLexicon);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
  const { result } = loaded.value.match.state;
  const [, money = '', winners = ''] = /; money ([\d ]+), won by ([\d ]+)\s*$/.exec(text) ?? [];
  expect(result?.money.join(' ')).toBe(money);
  expect(result?.winners.join(' ')).toBe(winners);
  expect(bareRecord(formatBuyWordRecord(loaded.value, 'all'))).toEqual(bareRecord(text));
};

describe('golden playthroughs', () => {
  it.each(filesIn('playthroughs'))('%s', (file) => {
    expectToPlay(readFileSync(join(folder('playthroughs'), file), 'utf8'));
  });
});

describe('records of releases replay for ever', () => {
  it.each(filesIn('records'))('%s', (file) => {
    expectToPlay(readFileSync(join(folder('records'), file), 'utf8'));
  });
});
