import type { Judgement } from '../../../catalog/game-module.ts';
import type { SoldWord } from '../../../games/buyword/events.ts';
import type { BuyWordRefusal } from '../../../games/buyword/refusals.ts';
import type { View } from '../../../games/buyword/view.ts';
import { refusalSentence } from '../../../messages/buyword.ts';
import { sayLaid } from '../../../messages/buyword-wording.ts';
import { language } from '../../base/language.ts';
import { t } from '../../base/texts.ts';
import { Price } from '../../tiles/price.tsx';
import { useBuyWord } from '../buyword-table.ts';
import type { LineFault } from './laid-line.ts';

/** Every word that selling would make or lengthen, with its price; or why it cannot be; or what to do first. */
export const Made = ({ view }: { readonly view: View }) => {
  const { play, grid: said } = t();
  const { grid, laying } = useBuyWord();
  const made = grid.preview.value;
  const note = laying.note.value;
  const hint = (): string => {
    if (grid.picked.value !== undefined) return said.pickSquare;
    if (view.board.length === 0) return said.firstWord;
    return grid.cursor.value === undefined ? said.begin : said.layTiles;
  };
  return (
    <div class="made above-3 row lines-2" role="status">
      {note !== undefined && <p>{play[note.kind](note.letter)}</p>}
      {made.kind !== 'legal' ? (
        <p>{made.kind === 'none' ? hint() : whyNot(made.why)}</p>
      ) : (
        <>
          <ul class="row gap-6 lines-2" aria-label={said.made}>
            {made.words.map((sold) => (
              <MadeWord key={sold.word} sold={sold} said={laying.judgementOf(sold.word)} />
            ))}
          </ul>
          {made.words.length > 1 && <p class="strong">{said.total(made.words.length, made.price)}</p>}
        </>
      )}
    </div>
  );
};

const whyNot = (why: LineFault | BuyWordRefusal): string => {
  if (why.code === 'not-in-line') return t().grid.notInLine;
  return why.code === 'gap' ? t().grid.gap(why.row, why.col) : refusalSentence(language.value, why);
};

type MadeWordProps = { readonly sold: SoldWord; readonly said: Judgement | undefined };

const MadeWord = ({ sold, said }: MadeWordProps) => {
  const { grid } = t();
  const isGood = said === 'good';
  return (
    <li class={said === undefined || isGood ? 'made-word row gap-3' : 'made-word row gap-3 made-bad'}>
      {said !== undefined && <span aria-hidden="true">{isGood ? '✓' : '✗'}</span>}
      <b translate={false}>{sayLaid(language.value, sold)}</b>
      <Price amount={sold.price} />
      {said !== undefined && !isGood && <small>{grid.judged[said]}</small>}
      {isGood && <span class="unseen">{grid.judged.good}</span>}
    </li>
  );
};
