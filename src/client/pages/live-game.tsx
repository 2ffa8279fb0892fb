import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { TABLE_PATH } from '../../protocol/pages.ts';
import { listedGame, titleOfGame } from '../base/game-list.ts';
import { language, t } from '../base/language.ts';
import { followLink } from '../base/route.ts';
import { Icon } from '../ui/icon.tsx';
import { followLive, type LiveGame, live, liveGameFor } from './live-now.ts';

type LiveGameProps = {
  /** At whose door it is shown. */
  readonly game: string;
  /** The word that was played last in that game, and what it brought. */
  readonly drawWord: (word: NonNullable<LiveGame['word']>, game: LiveGame) => ComponentChildren;
};

/** One public game as it is right now, to be watched at a tap; nothing where there is none, or no network. */
export const LiveNow = ({ game, drawWord }: LiveGameProps) => {
  useEffect(followLive, []);
  const { home } = t();
  const { games = [], playing = 0 } = live.value ?? {};
  const shown = liveGameFor(games, game, language.value);
  if (shown === undefined) return null;
  return (
    <section class="live stack gap-4" aria-label={home.live.heading}>
      <div class="links row items-baseline gap-6 lines-0">
        <h2>{home.live.heading}</h2>
        <a class="text-3" href="/lobby" onClick={followLink}>
          {home.live.playing(playing)}
        </a>
      </div>
      <LiveTable shown={shown} isOwn={shown.game === game} drawWord={drawWord} />
    </section>
  );
};

type LiveTableProps = Pick<LiveGameProps, 'drawWord'> & {
  readonly shown: LiveGame;
  readonly isOwn: boolean;
};

const LiveTable = ({ shown, isOwn, drawWord }: LiveTableProps) => {
  const { home, records } = t();
  const { code, game, round, players, watching, word, pot } = shown;
  const { formatScore } = listedGame(game);
  const amount = (value: number): string => formatScore(language.value, value);
  return (
    <article class="live-table felt felt-panel holder stack gap-4 pad-5">
      <p class="row gap-4 lines-0 text-3">
        <b translate={false}>{titleOfGame(game)}</b>
        <span class="faint">{records.round(round)}</span>
        {pot !== null && <span class="faint">{home.live.pot(amount(pot))}</span>}
        {watching > 0 && (
          <span class="faint inline items-centre gap-2 push">
            <Icon name="eye" />
            {home.live.watching(watching)}
          </span>
        )}
      </p>
      <ul class="live-players row gap-4 lines-4">
        {players.map(({ name, score }, seat) => (
          <li key={seat} class="felt-box row gap-3 lines-0">
            <b class="clipped" translate={false}>
              {name}
            </b>
            <span class="figures">{amount(score)}</span>
          </li>
        ))}
      </ul>
      <div class="split gap-4 lines-4">
        <div class="live-word">{word !== null && isOwn && drawWord(word, shown)}</div>
        <a class="live-door button button-quiet" href={`${TABLE_PATH}${code}`} onClick={followLink}>
          {home.live.watch}
        </a>
      </div>
    </article>
  );
};
