import { t } from '../texts.ts';
import { handOn } from './local-game.ts';
import type { Looking } from './phases/surface.ts';
import { game, names } from './play-state.ts';

/** Where people share a device and may all act: to whom it can be handed, to answer what was proposed. */
export const HandOn = ({ view, me }: Looking) => {
  const people = game.value?.people?.length ?? 1;
  const others = view.toAct.filter((seat) => seat < people && seat !== me);
  if (others.length === 0) return null;
  const { deals } = t();
  return (
    <fieldset class="quick-sums hand-on">
      <legend>{deals.handOn}</legend>
      {others.map((seat) => (
        <button key={seat} type="button" class="quick-sum" onClick={() => handOn(seat)}>
          {names.value[seat]}
        </button>
      ))}
    </fieldset>
  );
};
