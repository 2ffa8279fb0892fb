import { t } from '../texts.ts';
import { Choice } from '../ui/choice.tsx';
import { WAYS, type Way } from './table-wish.ts';

type WayChoiceProps = { readonly way: Way; readonly onChoose: (way: Way) => void };

/** With whom to play: friends by a link, bots here, or people who share this device. */
export const WayChoice = ({ way, onChoose }: WayChoiceProps) => {
  const { make } = t();
  return (
    <div class="way-choice">
      <Choice
        legend={make.way}
        options={WAYS.map((value) => ({ value, label: make.ways[value] }))}
        value={way}
        onChange={onChoose}
      />
      <small>{make.wayHints[way]}</small>
    </div>
  );
};
