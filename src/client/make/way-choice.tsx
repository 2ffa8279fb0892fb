import { t } from '../texts.ts';
import { Choice } from '../ui/choice.tsx';
import { chooseWay, way } from './make-state.ts';
import { WAYS } from './table-wish.ts';

/** With whom to play: friends by a link, bots here, or people who share this device. */
export const WayChoice = () => {
  const { make } = t();
  return (
    <div class="way-choice">
      <Choice
        legend={make.way}
        options={WAYS.map((value) => ({ value, label: make.ways[value] }))}
        value={way.value}
        onChange={chooseWay}
      />
      <small>{make.wayHints[way.value]}</small>
    </div>
  );
};
