import { useLayoutEffect } from 'preact/hooks';
import { cardsMakeIn } from '../../messages/cards-make.ts';
import { languageOf } from '../../shared/dictionaries.ts';
import { language } from '../language.ts';
import { search } from '../route.ts';
import { t } from '../texts.ts';
import { Choice } from '../ui/choice.tsx';
import { Notice } from '../ui/notice.tsx';
import { CARDS, cardsLinkOf } from './cards-link.ts';
import {
  cardsLinkIsBad,
  cardsPlayed,
  cardsWay,
  cardsWish,
  chooseCardPreset,
  chooseCardsWay,
  chooseCardTable,
  readCardsAddress,
  whyNotCards,
} from './cards-make-state.ts';
import { CardsOptions } from './cards-options.tsx';
import { CardsRulesSummary } from './cards-rules-summary.tsx';
import { CARD_PRESETS, CARD_SEATS, cardPresetOf, deckFor, leanCardOptions } from './cards-wish.ts';
import { MakeForm, MakeSide } from './make-side.tsx';
import { PresetCards } from './preset-cards.tsx';
import { StartPassing, StartWithBots } from './start-here.tsx';
import { companyWish, TableCompany } from './table-company.tsx';
import { WayChoice } from './way-choice.tsx';

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
          <WayChoice way={cardsWay.value} onChoose={chooseCardsWay} />
          <Choice
            legend={cardsWay.value === 'friends' ? make.seats : make.players}
            options={CARD_SEATS.map((value) => ({ value, label: value }))}
            value={cardsWish.value.seats as (typeof CARD_SEATS)[number]}
            onChange={(seats) => chooseCardTable({ seats })}
          />
          <details class="make-options">
            <summary>{make.change}</summary>
            <CardsOptions />
            {cardsWay.value === 'friends' && <TableCompany />}
          </details>
        </div>
        <MakeSide
          summary={<CardsRulesSummary table={cardsPlayed.value} />}
          whyNot={whyNotCards.value}
          link={() => cardsLinkOf(cardsWish.value, cardsWay.value)}
          start={<StartForm />}
        />
      </div>
    </>
  );
};

/** What a game of this device is started with. */
const localStart = () => {
  const { options } = cardsPlayed.value;
  const { dictionary = 'en-full', deck = deckFor(dictionary) } = options;
  return {
    game: CARDS,
    language: languageOf(dictionary),
    options: { ...leanCardOptions(options), dictionary, deck },
  } as const;
};

/** What starts the game, or makes the table. */
const StartForm = () => {
  const isPossible = whyNotCards.value === undefined;
  const { seats } = cardsWish.value;
  switch (cardsWay.value) {
    case 'friends':
      return <MakeForm isPossible={isPossible} request={request} />;
    case 'bots':
      return <StartWithBots start={localStart()} seats={seats} isPossible={isPossible} />;
    case 'pass':
      return <StartPassing start={localStart()} seats={seats} isPossible={isPossible} />;
  }
};

const CardPresets = () => (
  <PresetCards
    group="card-preset"
    presets={CARD_PRESETS}
    texts={cardsMakeIn(language.value).preset}
    current={cardPresetOf(cardsWish.value)}
    onChoose={chooseCardPreset}
  />
);
