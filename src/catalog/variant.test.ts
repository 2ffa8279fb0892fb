import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../shared/language.ts';
import { BUYWORD_FORM } from './buyword-form.ts';
import { CARDS_FORM } from './cards-form.ts';
import { CATALOG } from './catalog.ts';
import type { AnyOptions } from './table-form.ts';

const PLAYERS = 4;

describe.each(CATALOG)('the variants of $title', ({ name, variants, languageOptions, checkOptions }) => {
  /** Which of them are played by such options. */
  const playedBy = (options: AnyOptions): string[] => {
    const checked = checkOptions(options, PLAYERS);
    if (!checked.ok) throw new Error(checked.error.code);
    return variants.filter((each) => each.isPlayed(checked.value as AnyOptions)).map((each) => each.name);
  };

  it.each(LANGUAGES)('are none by the plain rules, and each by its quick choice (%s)', (language) => {
    const plain = languageOptions(language);
    expect(playedBy(plain)).toEqual([]);
    for (const variant of variants)
      expect(playedBy({ ...plain, ...variant.quickChoice(language) })).toEqual([variant.name]);
  });

  it.each(LANGUAGES)('have labels, and rules that the rule book has (%s)', (language) => {
    const book = readFileSync(new URL(`../../docs/rules/${name}.${language}.md`, import.meta.url), 'utf8');
    const topics = [BUYWORD_FORM, CARDS_FORM].find((form) => form.name === name)?.topics ?? [];
    for (const { rule } of [...variants, ...topics]) expect(book).toContain(`\n**${rule}** `);
    for (const variant of variants) expect(variant.label(language)).toMatch(/^\p{Lu}/u);
  });
});
