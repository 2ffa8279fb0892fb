import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { formatCardsRecord } from '../../src/notation/cards-record.ts';
import { loadCardsRecord } from '../../src/notation/cards-replay.ts';
import { loadLexicon } from '../../src/server/words/word-files.ts';
import { bareRecord } from '../support/bare-record.ts';

const FOLDER = new URL('../playthroughs/choose-your-words/', import.meta.url);
const FILES = readdirSync(fileURLToPath(FOLDER)).filter((file) => file.endsWith('.txt'));

describe('golden playthroughs of Choose Your Words', () => {
  it('are there', () => {
    expect(FILES.length).toBeGreaterThanOrEqual(8);
  });

  it.each(FILES)('%s ends as its closing comment says: chips 60 0, won by 0', (file) => {
    const text = readFileSync(fileURLToPath(new URL(file, FOLDER)), 'utf8');
    const loaded = loadCardsRecord(text, loadLexicon);
    if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
    const { result } = loaded.value.match.state;
    const [, chips = '', winners = ''] = /; chips ([\d ]+), won by ([\d ]+)\s*$/.exec(text) ?? [];
    expect(result?.chips.join(' ')).toBe(chips);
    expect(result?.winners.join(' ')).toBe(winners);
    expect(bareRecord(formatCardsRecord(loaded.value, 'all'))).toEqual(bareRecord(text));
  });
});
