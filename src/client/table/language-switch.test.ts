import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { acceptingTable } from '../../../test/support/accepting-link.ts';
import { tableSentence } from '../../messages/server.ts';
import { chooseLanguage } from '../base/language.ts';
import { spoken } from '../base/spoken.ts';
import { fetchTexts, t } from '../base/texts.ts';
import { inPageLanguage, unreachable } from '../online/server-error.ts';
import { close, shown, toast } from '../ui/toast-state.ts';
import { sayRefusal } from './shown-refusal.ts';
import { createTableState } from './table-state.ts';

const NOT_OVER = { code: 'not-over', message: 'Not over.' } as const;

beforeAll(fetchTexts);
afterEach(async () => void (await chooseLanguage('en')));

describe('What is in sight when the language is switched is said in the new one', () => {
  it('an error of the server', async () => {
    const refused = inPageLanguage(NOT_OVER, undefined);
    const unreached = unreachable(() => t().online.failed);
    expect([refused.message, unreached.message]).toEqual([tableSentence('en', NOT_OVER), t().online.failed]);
    await chooseLanguage('fr');
    expect([refused.message, unreached.message]).toEqual([tableSentence('fr', NOT_OVER), t().online.failed]);
  });

  it('why a table refused something', async () => {
    const table = createTableState<object, string, string, { readonly code: 'none' }>(
      { format: (action) => action, mayGoOn: () => false, step: () => '' },
      acceptingTable({ take: () => inPageLanguage(NOT_OVER, undefined) }),
    );
    await table.act('anything');
    await chooseLanguage('fr');
    expect(table.refusal.value && sayRefusal(table.refusal.value, () => '')).toBe(
      tableSentence('fr', NOT_OVER),
    );
  });

  it('a toast, with what can be done about it', async () => {
    const label = spoken(() => t().ui.retry);
    toast(
      spoken(() => t().ui.trouble),
      { label, onClick: () => {} },
    );
    await chooseLanguage('fr');
    const { trouble, retry } = t().ui;
    expect([shown.value?.said.message, shown.value?.action?.label.message]).toEqual([trouble, retry]);
    close();
  });
});
