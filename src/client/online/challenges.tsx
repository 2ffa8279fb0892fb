import { offers } from '../../games/buyword/offers.ts';
import type { View } from '../../games/buyword/view.ts';
import { t } from '../language.ts';
import { act, mySeat, names } from '../play/play-state.ts';
import { WordTiles } from '../tiles/word-tiles.tsx';
import { Button } from '../ui/button.tsx';

/** Where players judge words (BW-6): this round's words of the others, to challenge or to let stand. */
export const Challenges = ({ view }: { readonly view: View }) => {
  const { online, play } = t();
  if (view.options.judge !== 'challenge') return null;
  const open = offers(view, mySeat.value);
  const challenge = open.find(({ kind }) => kind === 'challenge');
  const numbers = challenge?.kind === 'challenge' ? challenge.sales : [];
  const mayWaive = open.some(({ kind }) => kind === 'waive');
  if (numbers.length === 0 && !mayWaive) return null;
  return (
    <section class="challenges card" aria-labelledby="challenges-heading">
      <h3 id="challenges-heading">{online.challengeHeading}</h3>
      <p class="quiet">{online.challengeText(view.options.penalty)}</p>
      <ul>
        {view.sales
          .filter(({ number }) => numbers.includes(number))
          .map(({ number, seat, parts, words, price }) => (
            <li key={number}>
              <span class="unseen">{play.soldBy(words.join(', '), names.value[seat] ?? '', price)}</span>
              <span class="doubtful" aria-hidden="true">
                {parts.map(({ word, wildAt }) => (
                  <WordTiles key={word} word={word} wildAt={wildAt === null ? [] : [wildAt]} />
                ))}
                <small>
                  {names.value[seat]}, {play.price(price)}
                </small>
              </span>
              <Button kind="quiet" onClick={() => act({ kind: 'challenge', sale: number })}>
                {online.challenge}
              </Button>
            </li>
          ))}
      </ul>
      {mayWaive && <Button onClick={() => act({ kind: 'waive' })}>{online.waive}</Button>}
    </section>
  );
};
