import '../style/social.css';
import type { RecordsAnswer } from '../../protocol/answers.ts';
import { titleOfGame } from '../base/game-list.ts';
import { addressOfTableReplay } from '../base/replay-addresses.ts';
import { LinkButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { When } from '../ui/when.tsx';
import { c } from './texts.ts';

type Game = RecordsAnswer['games'][number];

/** Which finished games are looked for. */
export type RecordsQuestion = { readonly player: string; readonly day: string };

/** Where the server lists them. */
export const recordsAddress = ({ player, day }: RecordsQuestion, before?: number): string => {
  const query = new URLSearchParams();
  if (player !== '') query.set('player', player);
  if (day !== '') {
    query.set('day', day);
    // Midnight is the reader's.
    query.set('offset', String(new Date(`${day}T12:00`).getTimezoneOffset()));
  }
  if (before !== undefined) query.set('before', String(before));
  return `/records?${query}`;
};

/** A game that is over: who played, and the ways to look at it again. */
export const FinishedGame = ({ game }: { readonly game: Game }) => {
  const { records } = c();
  const { code, number, atMs, listed, players } = game;
  return (
    <li class="game-row split gap-8 lines-4 panel pad-5">
      <div>
        <h2 class="text-4 breaks" translate={false}>
          {titleOfGame(game.game)}
        </h2>
        <p class="breaks row gap-6 lines-2">
          {players.map(({ seat, name, won, isBot }) => (
            <span key={seat} class={won ? 'bold' : undefined}>
              <span translate={false}>{name}</span> {won && <small class="money">{records.won}</small>}
              {isBot && !won && <small>{records.bot}</small>}
            </span>
          ))}
        </p>
        <p class="quiet">
          <When atMs={atMs} />
          {!listed && <>, {records.private}</>}
        </p>
      </div>
      <div class="row gap-4 breaks">
        <LinkButton kind="quiet" href={addressOfTableReplay(code, number)}>
          {records.replay}
        </LinkButton>
        <a
          class="button button-quiet"
          href={`/api/records/${code}/${number}`}
          download
          aria-label={records.downloadOf(players.map(({ name }) => name))}
        >
          <Icon name="rules" />
          {records.download}
        </a>
      </div>
    </li>
  );
};
