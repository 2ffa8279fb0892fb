import type { ComponentChildren } from 'preact';
import type { View } from '../../games/buyword/view.ts';
import { eventSentence } from '../../messages/buyword.ts';
import { language, t } from '../language.ts';
import { followLink } from '../route.ts';
import { events, game, mySeat, names, startGame } from './play-state.ts';
import { Sales } from './sales-list.tsx';

const DEAREST = 5;

type ResultProps = {
  readonly view: View;
  /** What starts the next game; without it, one more against the same bots. */
  readonly again?: ComponentChildren;
};

/** How the game ended: who won, everybody's money, the dearest words, and on to the next. */
export const GameResult = ({ view, again }: ResultProps) => {
  const { play } = t();
  const ended = events.value.findLast(({ type }) => type === 'ended');
  const dearest = view.sales
    .filter(({ undone }) => !undone)
    .toSorted((a, b) => b.price - a.price)
    .slice(0, DEAREST);
  return (
    <section class="result">
      <h2 tabIndex={-1} data-step-focus>
        {ended !== undefined && eventSentence(language.value, ended, names.value, mySeat.value)}
      </h2>
      {view.players > 1 && <Ranking view={view} />}
      <h3>{play.dearest}</h3>
      {dearest.length === 0 ? <p>{play.noWords}</p> : <Sales sales={dearest} view={view} />}
      <div class="actions">
        {again ?? (
          <button type="button" class="button" onClick={() => startGame(game.value?.bots.length ?? 0)}>
            {play.again}
          </button>
        )}
        <a class="button button-quiet" href="/" onClick={followLink}>
          {play.home}
        </a>
      </div>
    </section>
  );
};

const Ranking = ({ view }: { readonly view: View }) => {
  const { play } = t();
  const ranked = view.seats.map(({ money }, seat) => ({ money, seat })).toSorted((a, b) => b.money - a.money);
  return (
    <>
      <h3 id="ranking">{play.ranking}</h3>
      <ol class="ranking" aria-labelledby="ranking">
        {ranked.map(({ money, seat }) => (
          <li key={seat}>
            {/* Equal money, equal rank (BW-8.1). */}
            <span>{play.rank(1 + ranked.findIndex((each) => each.money === money))}</span>
            <b>{names.value[seat]}</b>
            <span class="ranking-money">{play.price(money)}</span>
          </li>
        ))}
      </ol>
    </>
  );
};
