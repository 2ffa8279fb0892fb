import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { addressFor } from '../base/game-list.ts';
import { search } from '../base/route.ts';
import { t } from '../base/texts.ts';
import { type Makeable, TableMaker } from '../make/table-maker.tsx';
import { askWhoIAm } from '../online/identity.ts';
import { GameTabs } from './game-home.tsx';

/** The page that makes a table of any of these games, the first unless the address names another. */
export const makePageOf =
  (games: readonly Makeable[]): ComponentType =>
  () => {
    const { make } = t();
    const wanted = new URLSearchParams(search.value).get('game');
    const game = games.find(({ form }) => form.name === wanted) ?? games[0];
    useEffect(() => void askWhoIAm(), []);
    return (
      <div class="make stack gap-6">
        <header class="row gap-8 lines-0">
          <h1>{make.heading}</h1>
          <GameTabs
            tabs={games.map(({ form: { name, title } }) => ({ title, href: addressFor('/new', name) }))}
            here={game && addressFor('/new', game.form.name)}
          />
        </header>
        {game !== undefined && <TableMaker key={game.form.name} {...game} />}
      </div>
    );
  };
