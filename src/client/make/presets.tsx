import { t } from '../texts.ts';
import { choosePreset, wish } from './make-state.ts';
import { PresetCards } from './preset-cards.tsx';
import { PRESETS, presetOf } from './table-wish.ts';

/** Ready-made rules of BuyWord. */
export const Presets = () => (
  <PresetCards
    group="preset"
    presets={PRESETS}
    texts={t().make.preset}
    current={presetOf(wish.value)}
    onChoose={choosePreset}
  />
);
