import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { RecordsAnswer } from '../../protocol/answers.ts';
import { addressFor, listedGame } from '../base/game-list.ts';
import { get } from '../online/api.ts';
import { Way } from '../ui/way.tsx';
import { FinishedGame, recordsAddress } from './finished-game.tsx';
import { c } from './texts.ts';

const MOST_FINISHED = 3;

/** The day it is for the reader, as forms write it. */
const today = (): string => {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
};

/** The game that is looked for, if one is. */
type LobbyEmptyProps = { readonly game: string | undefined };

/** What there is to do while no table is there: play, make one, learn, or look at what was played today. */
export const LobbyEmpty = ({ game }: LobbyEmptyProps) => {
  const { lobby } = c();
  const { bots, make, rules, replays, today: finishedToday } = lobby.meanwhile;
  const finished = useSignal<RecordsAnswer['games']>([]);
  useEffect(() => {
    void get<RecordsAnswer>(recordsAddress({ player: '', day: today() })).then((found) => {
      if (found.ok) finished.value = found.value.games.slice(0, MOST_FINISHED);
    });
  }, []);
  const { name, rules: ruled } = listedGame(game);
  return (
    <>
      <p>{lobby.noneText}</p>
      <div class="columns fit gap-4" style="--column: 18rem">
        <Way icon="bots" {...bots} href={addressFor('/bots', name)} />
        <Way icon="plus" {...make} href="/new?public=1" />
        <Way icon="rules" {...rules} href={ruled?.href ?? '/rules'} />
        <Way icon="play" {...replays} href="/records" />
      </div>
      {finished.value.length > 0 && (
        <section class="stack">
          <h2 class="text-5">{finishedToday}</h2>
          <ul class="record-list stack">
            {finished.value.map((each) => (
              <FinishedGame key={`${each.code} ${each.number}`} game={each} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
};
