import { t } from '../texts.ts';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/dialog.tsx';
import { deck } from './cards-state.ts';

/** What counts: the values of the letters, then pairs, length, flush and extras, as the rules have them. */
export const ValuesList = ({ onClose }: { readonly onClose: () => void }) => {
  const { cards, ui } = t();
  const byValue = Map.groupBy(Object.entries(deck.value.letters), ([, { value }]) => value);
  const values = [...byValue].toSorted(([a], [b]) => a - b);
  return (
    <Modal heading={cards.valuesHeading} onClose={onClose}>
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
      <ol class="count-rules">
        {cards.countRules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ol>
      <Button onClick={onClose}>{ui.close}</Button>
    </Modal>
  );
};
