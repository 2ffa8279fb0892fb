import type { SoldWord } from '../../../games/buyword/events.ts';
import { formatLaid } from '../../../games/buyword/events.ts';
import type { View } from '../../../games/buyword/view.ts';
import { refusalSentence } from '../../../messages/buyword.ts';
import { language } from '../../language.ts';
import { t } from '../../texts.ts';
import { Price } from '../../tiles/price.tsx';
import { judgementOf, note } from '../laying.ts';
import { noteText } from '../laying-note.ts';
import type { Judgement } from '../play-protocol.ts';
import { cursor, picked } from './grid-cursor.ts';
import { type GridPreview, preview } from './grid-preview.ts';

/** Every word that selling would make or lengthen, with its price; or why it cannot be; or what to do first. */
export const Made = ({ view }: { readonly view: View }) => {
  const { play } = t();
  return (
    <div class="made" role="status">
      {note.value !== undefined && <p>{noteText(play, note.value)}</p>}
      <MadeOf view={view} made={preview.value} />
    </div>
  );
};

const MadeOf = ({ view, made }: { readonly view: View; readonly made: GridPreview }) => {
  const { grid } = t();
  switch (made.kind) {
    case 'none':
      return <p>{hint(view)}</p>;
    case 'illegal':
      return <p>{whyNot(made.why)}</p>;
    case 'legal':
      return (
        <>
          <ul class="made-words" aria-label={grid.made}>
            {made.words.map((sold) => (
              <MadeWord key={sold.word} sold={sold} said={judgementOf(sold.word)} />
            ))}
          </ul>
          {made.words.length > 1 && <p class="made-total">{grid.total(made.words.length, made.price)}</p>}
        </>
      );
  }
};

const hint = (view: View): string => {
  const { grid } = t();
  if (picked.value !== undefined) return grid.pickSquare;
  if (view.board.length === 0) return grid.firstWord;
  return cursor.value === undefined ? grid.begin : grid.layTiles;
};

const whyNot = (why: Extract<GridPreview, { kind: 'illegal' }>['why']): string => {
  const { grid } = t();
  switch (why.code) {
    case 'not-in-line':
      return grid.notInLine;
    case 'gap':
      return grid.gap(why.row, why.col);
    default:
      return refusalSentence(language.value, why);
  }
};

type MadeWordProps = { readonly sold: SoldWord; readonly said: Judgement | undefined };

const MadeWord = ({ sold, said }: MadeWordProps) => {
  const { grid } = t();
  const isGood = said === 'good';
  return (
    <li class={said === undefined || isGood ? 'made-word' : 'made-word made-bad'}>
      {said !== undefined && <span aria-hidden="true">{isGood ? '✓' : '✗'}</span>}
      <b translate={false}>{formatLaid(sold)}</b>
      <Price amount={sold.price} />
      {said !== undefined && !isGood && <small>{grid.judged[said]}</small>}
      {isGood && <span class="unseen">{grid.judged.good}</span>}
    </li>
  );
};
