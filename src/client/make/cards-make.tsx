import { useLayoutEffect } from 'preact/hooks';
import { cardsMakeIn } from '../../messages/cards-make.ts';
import { language } from '../language.ts';
import { search } from '../route.ts';
import { t } from '../texts.ts';
import { Choice } from '../ui/choice.tsx';
import { Notice } from '../ui/notice.tsx';
import { CARDS, cardsLinkOf } from './cards-link.ts';
import {
  cardsLinkIsBad,
  cardsWish,
  chooseCardPreset,
  chooseCardTable,
  readCardsAddress,
  whyNotCards,
} from './cards-make-state.ts';
import { CardsOptions } from './cards-options.tsx';
import { CardsRulesSummary } from './cards-rules-summary.tsx';
import { CARD_PRESETS, CARD_SEATS, cardPresetOf, leanCardOptions } from './cards-wish.ts';
import { MakeForm, MakeSide } from './make-side.tsx';
import { companyWish, TableCompany } from './table-company.tsx';

const request = (): Record<string, unknown> => {
  const { seats, spectators, patienceSeconds, options } = cardsWish.value;
  return {
    game: CARDS,
    capacity: seats,
    options: leanCardOptions(options),
    spectators,
    patienceSeconds,
    ...companyWish(),
  };
};

/** Makes a table of Choose Your Words: presets first, every option for those who want it, the rules in plain words. */
export const CardsMake = () => {
  const { make } = t();
  const address = search.value;
  useLayoutEffect(() => readCardsAddress(address), [address]);
  return (
    <>
      {cardsLinkIsBad.value && <Notice kind="alarm">{make.badLink}</Notice>}
      <div class="make-columns">
        <div class="make-choices">
          <CardPresets />
          <Choice
            legend={make.seats}
            options={CARD_SEATS.map((value) => ({ value, label: value }))}
            value={cardsWish.value.seats as (typeof CARD_SEATS)[number]}
            onChange={(seats) => chooseCardTable({ seats })}
          />
          <details class="make-options">
            <summary>{make.change}</summary>
            <CardsOptions />
            <TableCompany />
          </details>
        </div>
        <MakeSide
          summary={<CardsRulesSummary table={cardsWish.value} />}
          whyNot={whyNotCards.value}
          link={() => cardsLinkOf(cardsWish.value)}
          start={<MakeForm isPossible={whyNotCards.value === undefined} request={request} />}
        />
      </div>
    </>
  );
};

const CardPresets = () => {
  const { make } = t();
  const cardsMake = cardsMakeIn(language.value);
  const current = cardPresetOf(cardsWish.value);
  return (
    <fieldset class="presets">
      <legend>{make.presets}</legend>
      {CARD_PRESETS.map((preset) => (
        <label key={preset} class="preset">
          <input
            type="radio"
            name="card-preset"
            value={preset}
            checked={preset === current}
            onChange={() => chooseCardPreset(preset)}
          />
          <span class="preset-text">
            <b>{cardsMake.preset[preset].name}</b>
            <span>{cardsMake.preset[preset].text}</span>
          </span>
        </label>
      ))}
      <p class="own-rules" role="status">
        {current === undefined && make.ownRules}
      </p>
    </fieldset>
  );
};
