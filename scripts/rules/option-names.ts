import type { TableForm } from '../../src/catalog/table-form.ts';
import type { RowTexts } from '../../src/messages/form-texts.ts';
import { themeName } from '../../src/messages/themes.ts';
import type { Language } from '../../src/shared/language.ts';
import { isThemeName } from '../../src/shared/themes.ts';

/** Names that the rule book has for what a row of another name shows. */
const SHOWN_BY: Readonly<Record<string, string>> = { refill: 'extended' };

/** A name without what explains it behind a colon. */
const brief = (name: string): string => name.split(/\s*:/)[0] ?? name;

/**
 * Tells what readers know an option, or one of its values, by: what it is called where a table is made. Several options have
 * values of the same name, so what comes after an option is one of its values where it has such a one.
 */
export const optionNames = (form: TableForm, language: Language): ((code: string) => string) => {
  const { rows, groups } = form.texts(language);
  let last: RowTexts | undefined;
  return (code) => {
    const value = last?.values?.[code];
    if (value !== undefined) return brief(value);
    const row = rows[SHOWN_BY[code] ?? code];
    if (row !== undefined) {
      last = row;
      return row.name;
    }
    const group = groups[code];
    if (group !== undefined) return group;
    const [known] = Object.values(rows).flatMap(({ values }) => values?.[code] ?? []);
    if (known !== undefined) return brief(known);
    if (isThemeName(code)) return themeName(language, code);
    throw new Error(`the rules speak of ${code}, which no form shows`);
  };
};
