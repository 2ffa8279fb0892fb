import { TABLE_PATH, tableCodeOf } from '../../protocol/pages.ts';
import { navigate } from '../base/route.ts';
import { type Spoken, spoken } from '../base/spoken.ts';
import { t } from '../base/texts.ts';
import { readTable } from './api.ts';
import { CodeForm } from './code-form.tsx';

/** A code as people type it, or a whole link to a table. */
const codeIn = (text: string): string => {
  const [, linked] = /\/t\/([\w-]+)/.exec(text) ?? [];
  return (linked ?? text).toUpperCase().replaceAll(/[\s-]/g, '');
};

/** Goes to the table of a short code; a wrong one is told here. */
export const JoinForm = () => {
  const { make } = t();
  const join = async (text: string): Promise<Spoken | undefined> => {
    const code = codeIn(text);
    const address = `${TABLE_PATH}${code}`;
    const found = tableCodeOf(address) === undefined ? undefined : await readTable(code);
    if (!found?.ok) return found?.error ?? spoken(() => t().online.noSuchTable);
    navigate(`${TABLE_PATH}${found.value.info.code}`);
    return undefined;
  };
  return (
    <CodeForm label={make.code} hint={make.codeHint} class="code-input" submit={make.join} onCode={join} />
  );
};
