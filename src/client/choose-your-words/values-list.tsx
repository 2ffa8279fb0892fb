import { t } from '../base/texts.ts';
import { ReadingDialog } from '../ui/dialog.tsx';
import { useDeck } from './letter-card.tsx';

/** What counts: the values of the letters, then pairs, length, flush and extras, as the rules have them. */
export const ValuesList = ({ onClose }: { readonly onClose: () => void }) => {
  const { cards } = t();
  const byValue = Map.groupBy(Object.entries(useDeck().letters), ([, { value }]) => value);
  const values = [...byValue].toSorted(([a], [b]) => a - b);
  return (
    <ReadingDialog heading={cards.valuesHeading} onClose={onClose}>
      <table class="value-table">
        <tbody>
          {values.map(([value, letters]) => (
            <tr key={value}>
              <th scope="row">{cards.number(value)}</th>
              <td translate={false}>{letters.map(([letter]) => letter).join(' ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ol class="count-rules stack gap-3">
        {cards.countRules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ol>
    </ReadingDialog>
  );
};
