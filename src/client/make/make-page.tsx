import { useEffect, useLayoutEffect } from 'preact/hooks';
import { languageOf } from '../../shared/dictionaries.ts';
import { askWhoIAm } from '../online/identity.ts';
import { followLink, search } from '../route.ts';
import { t } from '../texts.ts';
import { Choice } from '../ui/choice.tsx';
import { Notice } from '../ui/notice.tsx';
import { CARDS } from './cards-link.ts';
import { CardsMake } from './cards-make.tsx';
import { ConflictNote } from './conflict-note.tsx';
import { MakeForm, MakeSide } from './make-side.tsx';
import {
  chooseTable,
  chooseWay,
  linkIsBroken,
  readAddress,
  tablePlayed,
  way,
  whyNot,
  wish,
} from './make-state.ts';
import { OptionGroups } from './option-groups.tsx';
import { Presets } from './presets.tsx';
import { linkOf } from './rules-link.ts';
import { RulesSummary } from './rules-summary.tsx';
import { StartPassing, StartWithBots } from './start-here.tsx';
import { companyWish, TableCompany } from './table-company.tsx';
import { leanOptions, seatsFor } from './table-wish.ts';
import { WayChoice } from './way-choice.tsx';

/** Makes a table of either game. */
export const MakePage = () => {
  const { make } = t();
  const isCards = new URLSearchParams(search.value).get('game') === CARDS;
  useEffect(() => void askWhoIAm(), []);
  return (
    <div class="make">
      <header class="make-head">
        <h1>{make.heading}</h1>
        <p class="lead">{make.lead}</p>
      </header>
      <GameSwitch isCards={isCards} />
      {isCards ? <CardsMake /> : <BuyWordMake />}
    </div>
  );
};

/** Which game the table is for; each has rules and an address of its own. */
const GameSwitch = ({ isCards }: { readonly isCards: boolean }) => (
  <nav class="game-tabs" aria-label={t().nav.bothGames}>
    <a href="/new" aria-current={isCards ? undefined : 'page'} translate={false} onClick={followLink}>
      BuyWord
    </a>
    <a
      href={`/new?game=${CARDS}`}
      aria-current={isCards ? 'page' : undefined}
      translate={false}
      onClick={followLink}
    >
      Choose Your Words
    </a>
  </nav>
);

const request = (): Record<string, unknown> => {
  const { seats, spectators, patienceSeconds, options } = wish.value;
  return {
    game: 'buyword',
    capacity: seats,
    options: leanOptions(options, seats),
    spectators,
    patienceSeconds,
    ...companyWish(),
  };
};

/** What a game of this device is started with. */
const localStart = () => {
  const { options, seats } = tablePlayed.value;
  const { dictionary = 'en-full', tiles } = options;
  return {
    game: 'buyword',
    language: languageOf(dictionary),
    options: { ...leanOptions(options, seats), dictionary, ...(tiles === undefined ? {} : { tiles }) },
  } as const;
};

/** A table of BuyWord, for friends or for this device: presets first, every option for those who want it, the rules in plain words. */
const BuyWordMake = () => {
  const { make } = t();
  const address = search.value;
  const { hash } = location;
  // Before anything is painted: what a link says is there from the first look.
  useLayoutEffect(() => readAddress(address, hash), [address, hash]);
  const { seats } = wish.value;
  return (
    <>
      {linkIsBroken.value && <Notice kind="alarm">{make.badLink}</Notice>}
      <div class="make-columns">
        <div class="make-choices">
          <Presets />
          <WayChoice way={way.value} onChoose={chooseWay} />
          <div class="seat-choice">
            <Choice
              legend={way.value === 'friends' ? make.seats : make.players}
              options={seatsFor(way.value).map((value) => ({ value, label: value }))}
              value={seats}
              onChange={(value) => chooseTable({ seats: value })}
            />
            <ConflictNote at="seats" />
          </div>
          <details class="make-options">
            <summary>{make.change}</summary>
            <OptionGroups />
            {way.value === 'friends' && (
              <div class="option-groups">
                <TableCompany />
              </div>
            )}
          </details>
        </div>
        <MakeSide
          summary={<RulesSummary table={tablePlayed.value} />}
          whyNot={whyNot.value}
          start={<StartForm />}
          link={() => linkOf(wish.value, way.value)}
        />
      </div>
    </>
  );
};

/** What starts the game, or makes the table. */
const StartForm = () => {
  const isPossible = whyNot.value === undefined;
  const { seats } = wish.value;
  switch (way.value) {
    case 'friends':
      return <MakeForm isPossible={isPossible} request={request} />;
    case 'bots':
      return <StartWithBots start={localStart()} seats={seats} isPossible={isPossible} />;
    case 'pass':
      return <StartPassing start={localStart()} seats={seats} isPossible={isPossible} />;
  }
};
