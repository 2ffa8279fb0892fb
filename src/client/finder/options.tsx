import { t } from '../texts.ts';
import { dictionary, sizes, TIERS, tier, wild } from './finder-state.ts';

/** With or without a wild, and which dictionary. */
export const Options = () => {
  const { finder } = t();
  const size = sizes.value[dictionary.value];
  return (
    <div class="options">
      <label class="switch">
        <input
          type="checkbox"
          role="switch"
          checked={wild.value}
          aria-checked={wild.value}
          onChange={(event) => {
            wild.value = event.currentTarget.checked;
          }}
        />
        <span class="switch-text">
          {finder.wild}
          <small>{finder.wildHint}</small>
        </span>
      </label>
      <fieldset class="tiers">
        <legend>
          <span class="legend-text">{finder.dictionary}</span>
          {size !== undefined && <small>{finder.wordCount(size)}</small>}
        </legend>
        {TIERS.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="dictionary"
              value={each}
              checked={tier.value === each}
              onChange={() => {
                tier.value = each;
              }}
            />
            <span>{finder.tiers[each]}</span>
          </label>
        ))}
      </fieldset>
    </div>
  );
};
