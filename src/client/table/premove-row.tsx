import '../style/premoves.css';
import { t } from '../base/texts.ts';
import type { AnyTable } from './game-parts.ts';

/** What may be said ahead of one's turn, in the place of the buttons while others think; a tap on what is said takes it back. */
export const PremoveRow = ({ premoves }: Pick<AnyTable, 'premoves'>) => {
  const { pace } = t();
  const all = premoves?.list() ?? [];
  if (premoves === undefined || all.length === 0) return null;
  const said = all.find(({ isChosen }) => isChosen);
  return (
    <fieldset class="premoves">
      <legend class="premoves-legend text-2 strong">{pace.onMyTurn}</legend>
      {all.map(({ name, label, isChosen }) => (
        <button
          key={name}
          type="button"
          class="premove frame pressable touch strong"
          aria-pressed={isChosen}
          onClick={() => premoves.choose(name)}
        >
          {label}
        </button>
      ))}
      <p class="unseen" role="status">
        {said !== undefined && pace.willDo(said.label)}
      </p>
    </fieldset>
  );
};
