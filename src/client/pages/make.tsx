import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import type { TableForm } from '../../catalog/table-form.ts';
import { addressFor } from '../base/game-list.ts';
import { search } from '../base/route.ts';
import { t } from '../base/texts.ts';
import { TableMaker } from '../make/table-maker.tsx';
import { askWhoIAm } from '../online/identity.ts';
import { GameTabs } from './game-home.tsx';

/** The page that makes a table by any of these forms, the first unless the address names another. */
export const makePageOf =
  (forms: readonly TableForm[]): ComponentType =>
  () => {
    const { make } = t();
    const wanted = new URLSearchParams(search.value).get('game');
    const form = forms.find(({ name }) => name === wanted) ?? forms[0];
    useEffect(() => void askWhoIAm(), []);
    return (
      <div class="make stack gap-7">
        <header class="stack gap-3">
          <h1>{make.heading}</h1>
          <p class="lead">{make.lead}</p>
        </header>
        <GameTabs
          tabs={forms.map(({ name, title }) => ({ title, href: addressFor('/new', name) }))}
          here={form && addressFor('/new', form.name)}
        />
        {form !== undefined && <TableMaker key={form.name} form={form} />}
      </div>
    );
  };
