import type { ComponentChildren } from 'preact';
import { pipsOf, priceOf } from '../../games/buyword/tile-set.ts';
import { TILE_SETS } from '../../games/buyword/tile-sets.ts';
import type { View as BuyWordView } from '../../games/buyword/view.ts';
import type { View as CardsView } from '../../games/choose-your-words/view.ts';
import { formatMoney } from '../../messages/money.ts';
import { formatNumber } from '../../messages/wording.ts';
import { paysAtOnce } from '../../puzzles/offered.ts';
import { language } from '../base/language.ts';
import { CardRow } from '../choose-your-words/letter-card.tsx';
import { WordTiles } from '../tiles/word-tiles.tsx';
import type { Position } from './load-puzzles.ts';
import { c } from './texts.ts';

/** How a choice is called, and how it looks where there is more to see. */
export type ChoiceLook = { readonly name: string; readonly look?: ComponentChildren };

const wildPlacesOf = (word: string): number[] =>
  [...word].flatMap((letter, i) => (letter === letter.toLowerCase() ? [i] : []));

const sale = (view: BuyWordView, rest: readonly string[]): ChoiceLook => {
  const { choices } = c();
  const [word = '', place, way] = rest;
  const price = place === undefined ? paysAtOnce(view, `sell ${word}`) : undefined;
  const wildAt = wildPlacesOf(word);
  const wild =
    wildAt.length === 0 ? '' : ` (${choices.wildAs(wildAt.map((at) => word[at]?.toUpperCase()).join(''))})`;
  const where = way === undefined ? '' : `, ${choices.place(way === 'across')}`;
  return {
    name: `${choices.sell(word.toUpperCase(), price)}${wild}${where}`,
    look: (
      <>
        <WordTiles word={word.toUpperCase()} wildAt={wildAt} />
        {price !== undefined && <span class="figures">{formatMoney(language.value, price)}</span>}
        {way !== undefined && <span>{choices.place(way === 'across')}</span>}
      </>
    ),
  };
};

/** A card as its letter, a wild as its star. */
const letterIn = (card: string): string => (card === '*' ? '★' : (card.at(-2) ?? ''));

/** A choice, by its action in the game's notation. */
export const choiceLook = ({ view, seat }: Position, action: string): ChoiceLook => {
  const { choices } = c();
  const [verb = '', ...rest] = action.split(' ');
  if (verb === 'buy') {
    const { options, seats } = view as BuyWordView;
    return { name: choices.buy(priceOf(pipsOf(TILE_SETS[options.tiles], seats[seat]?.lot ?? ''))) };
  }
  if (verb === 'decline') return { name: choices.decline };
  if (verb === 'done') return { name: choices.done };
  if (verb === 'discard') {
    const letters = rest.join('');
    return {
      name: choices.discard([...letters].join(' ')),
      look: (
        <>
          {choices.discardLook} <WordTiles word={letters} />
        </>
      ),
    };
  }
  if (verb === 'sell') return sale(view as BuyWordView, rest);
  if (verb === 'choose') return { name: choices.choose(Number(rest[0])) };
  if (verb === 'call') return { name: choices.call((view as CardsView).toCall) };
  if (verb === 'fold') return { name: choices.fold };
  if (verb === 'exchange' && rest[0] !== 'none')
    return { name: choices.exchange(rest.map(letterIn).join(' ')), look: <CardRow cards={rest} /> };
  if (verb === 'exchange') return { name: choices.stand };
  return { name: choices.declare(rest.map(letterIn).join('')), look: <CardRow cards={rest} /> };
};

/** A number with at most one decimal, as the language writes it. */
const decimal = (value: number): string => {
  const [whole = '0', part] = String(Math.round(value * 10) / 10).split('.');
  const text = formatNumber(language.value, Number(whole));
  return part === undefined ? text : `${text}${language.value === 'fr' ? ',' : '.'}${part}`;
};

/** An amount as the game counts it. */
export const amountText = ({ game, puzzle }: Position, value: number): string => {
  if (puzzle.tag === 'hand') return c().verdict.points(value);
  return game === 'buyword' ? formatMoney(language.value, Math.round(value)) : decimal(value);
};

/** By how much something is better, with what it is counted in. */
export const leadText = (position: Position, by: number): string =>
  position.game === 'buyword' ? amountText(position, by) : c().verdict.chips(decimal(by));
