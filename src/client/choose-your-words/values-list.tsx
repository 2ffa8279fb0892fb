import { t } from '../base/texts.ts';
import { ReadingDialog } from '../ui/dialog.tsx';
import { useDeck } from './letter-card.tsx';

/** What counts: the values of the letters, then pairs, length, flush and extras, as the rules have them. */
export const ValuesList = ({ onClose }: { readonly onClose: () => void }) => {
  const { cards } = t();
  const letters = Object.entries(useDeck().letters);
  const values = [...new Set(letters.map(([, { value }]) => value))].toSorted((a, b) => a - b);
  return (
    <ReadingDialog heading={cards.valuesHeading} onClose={onClose}>
      <table class="value-table">
        <tbody>
          {values.map((value) => (
            <tr key={value}>
              <th scope="row">{cards.number(value)}</th>
              <td translate={false}>
                {letters.flatMap(([letter, each]) => (each.value === value ? letter : [])).join(' ')}
              </td>
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
