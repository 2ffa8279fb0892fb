import type { Action } from '../games/choose-your-words/actions.ts';
import { type Card, HIDDEN, missingCards, readLaid } from '../games/choose-your-words/card.ts';
import { CHOOSE_YOUR_WORDS } from '../games/choose-your-words/choose-your-words.ts';
import {
  createDealSource,
  type DealSource,
  preparedDeck,
  type Setup,
} from '../games/choose-your-words/deal-source.ts';
import { allCards } from '../games/choose-your-words/decks.ts';
import type { Judge } from '../games/choose-your-words/env.ts';
import type { GameEvent } from '../games/choose-your-words/events.ts';
import { type Options, parseOptions } from '../games/choose-your-words/options.ts';
import { redact } from '../games/choose-your-words/redact.ts';
import type { CardsRefusal } from '../games/choose-your-words/refusals.ts';
import { parseSetup } from '../games/choose-your-words/start.ts';
import type { State } from '../games/choose-your-words/state.ts';
import { startMatch } from '../games/core/match.ts';
import type { Viewer } from '../games/core/seat.ts';
import type { TextRefusal } from '../games/core/text-refusal.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { parseAction } from './cards-actions.ts';
import { type CardsTable, chanceTexts } from './cards-record.ts';
import { readScript, type Script, type ScriptedTurn } from './cards-script.ts';
import { badHeader, readFaces, readJson, readReseeded, readUsualHeaders } from './record-headers.ts';
import { parseRecordText, type RecordText } from './record-text.ts';
import type { LexiconStamp } from './recorded-table.ts';

type Headers = {
  readonly options: Options;
  readonly setup: Setup;
  readonly lexicon: LexiconStamp;
  readonly names: readonly string[];
  /** Whom the record was made for; undefined: it hides nothing. */
  readonly viewer: Viewer | undefined;
};

const readViewer = (text: string | undefined, players: number): Result<Viewer | undefined, TextRefusal> => {
  if (text === undefined) return ok(undefined);
  if (text === '-') return ok(null);
  return /^[0-7]$/.test(text) && Number(text) < players ? ok(Number(text)) : badHeader('Viewer');
};

const readSetup = ({ headers }: RecordText, players: number): Result<Setup, TextRefusal> => {
  const decks = readJson(headers.get('Decks'));
  const given = {
    ...(headers.has('Seed') ? { seed: headers.get('Seed') } : {}),
    ...(decks === undefined ? {} : { decks }),
  };
  if (Object.keys(given).length === 0) return ok({});
  const setup = parseSetup(given, players);
  if (setup.ok) return setup;
  return badHeader('part' in setup.error && setup.error.part === 'decks' ? 'Decks' : 'Seed');
};

/** Reads the headers that every record must have; the first that is missing or wrong is named. */
const readHeaders = (record: RecordText): Result<Headers, TextRefusal> => {
  const { headers } = record;
  const usual = readUsualHeaders(record, CHOOSE_YOUR_WORDS, parseOptions);
  if (!usual.ok) return usual;
  const players = usual.value.names.length;
  const setup = readSetup(record, players);
  if (!setup.ok) return setup;
  const viewer = readViewer(headers.get('Viewer'), players);
  if (!viewer.ok) return viewer;
  return ok({
    ...usual.value,
    setup: setup.value,
    viewer: viewer.value,
  });
};

/** Chance for a loaded game: what the record says, then the seed's or the decks', as long as they tell the same story. */
const dealFor = (script: Script, setup: Setup): { deal: DealSource; goesOn: () => boolean } => {
  const own = setup.seed === undefined && setup.decks === undefined ? undefined : createDealSource(setup);
  let agrees = own !== undefined;
  const deal: DealSource = {
    order: (pack) => {
      const round = script.rounds[pack.round - 1];
      const theirs = own?.order(pack);
      const size = pack.shuffle === 0 ? (round?.deckSize ?? pack.cards.length) : pack.cards.length;
      const told = (round?.drawn ?? []).slice(pack.drawn, pack.drawn + size);
      if (theirs !== undefined && told.every((card, i) => card === theirs[i])) return theirs;
      agrees = false;
      return [...told, ...Array<Card>(size - told.length).fill(HIDDEN)];
    },
    cut: (time, players, deck) => {
      const told = script.cuts[time];
      return told?.length === players ? told : (own?.cut(time, players, deck) ?? deck.slice(0, players));
    },
    firstDealer: script.cuts.length > 0 ? undefined : (script.dealer ?? (own ? own.firstDealer : 0)),
  };
  return { deal, goesOn: () => agrees };
};

/** Whether what happened is what the record says of chance and verdicts. */
const tellsTheSame = (
  events: readonly GameEvent[],
  state: State,
  viewer: Viewer | undefined,
  toldDecks: readonly boolean[],
  said: readonly string[],
): boolean => {
  let next = 0;
  for (const event of events) {
    const seen = viewer === undefined ? event : redact(event, viewer);
    const texts = chanceTexts(seen, state, (round) => toldDecks[round - 1] ?? false);
    for (const text of texts) if (text !== said[next++]) return false;
  }
  return next === said.length;
};

/** No more of any card than a whole deck has; a prepared deck is what it is. */
const fitsDeck = ({ rounds }: Script, { deck }: Options, setup: Setup): boolean =>
  rounds.every(
    ({ deckSize, drawn }, i) =>
      deckSize !== undefined ||
      preparedDeck(setup, i + 1) !== undefined ||
      missingCards(
        allCards(deck),
        drawn.filter((card) => card !== HIDDEN),
      ).length === 0,
  );

/** The words that the record says fit the theme, once all are open. */
const fittingWords = ({ actor, said }: ScriptedTurn, action: Action, state: State): Set<string> =>
  new Set(
    said
      .filter((text) => text.startsWith('fits '))
      .map((text) => {
        const seat = Number(text.split(' ')[1]);
        const sealed = state.declared.find((each) => each.seat === seat)?.declaration?.word;
        const own = action.kind === 'declare' && actor === seat ? action.word : undefined;
        return readLaid(own ?? sealed ?? state.seats[seat]?.layout ?? []);
      }),
  );

/** A viewer's record has `declare ?` for a word that is still sealed: whatever it is, nobody may see it. */
const readAction = (text: string): Result<Action, TextRefusal> =>
  parseAction(text === 'declare ?' ? 'declare none' : text);

/**
 * Plays a record again, with chance and verdicts as it tells them, so that it gives the same game where generator or
 * dictionary have changed since. What it hides stays hidden, and then nobody can play on.
 */
export const loadCardsRecord = (
  text: string,
  judgeFor: (dictionary: Options['dictionary']) => Judge,
): Result<CardsTable, TextRefusal | CardsRefusal> => {
  const parsed = parseRecordText(text);
  if (!parsed.ok) return parsed;
  const headers = readHeaders(parsed.value);
  if (!headers.ok) return headers;
  const { options, setup, lexicon, names, viewer } = headers.value;
  const script = readScript(parsed.value.lines, names.length);
  if (!script.ok) return script;
  const { opening, turns, rounds } = script.value;
  const toldDecks = rounds.map(({ deckSize }) => deckSize !== undefined);
  const firstRow = parsed.value.lines[0]?.row ?? 0;
  if (!fitsDeck(script.value, options, setup)) return err({ code: 'record-mismatch', line: firstRow });
  const judge = judgeFor(options.dictionary);
  /** While the record is played, the verdicts it tells; afterwards the judge's. */
  let told: { readonly legal: boolean; readonly fits: ReadonlySet<string> } | undefined;
  const { deal, goesOn } = dealFor(script.value, setup);
  const env = {
    deal,
    judge: {
      get themes() {
        return judge.themes;
      },
      has: (word: string) => told?.legal ?? judge.has(word),
      inTheme: (word: string, theme: string) => told?.fits.has(word) ?? judge.inTheme(word, theme),
    },
  };
  const started = startMatch(CHOOSE_YOUR_WORDS, env, { players: names.length, options, setup });
  if (!started.ok) return started;
  const match = started.value;
  const isTold = opening.length > 0 || Object.keys(setup).length === 0;
  if (isTold && !tellsTheSame(match.opening, match.state, viewer, toldDecks, opening))
    return err({ code: 'record-mismatch', line: firstRow });
  for (const turn of turns) {
    const action = readAction(turn.text);
    if (!action.ok) return err({ code: 'record-bad-line', line: turn.row });
    told = {
      legal: !turn.said.some((each) => each.startsWith('illegal ')),
      fits: fittingWords(turn, action.value, match.state),
    };
    const acted = match.act(turn.actor, action.value);
    if (!acted.ok || !tellsTheSame(acted.value, match.state, viewer, toldDecks, turn.said))
      return err({ code: 'record-mismatch', line: turn.row });
  }
  told = undefined;
  const ownDecks = toldDecks.map((isDeckTold, i) => isDeckTold || preparedDeck(setup, i + 1) !== undefined);
  const { rulesVersion } = CHOOSE_YOUR_WORDS;
  const loaded = {
    setup,
    lexicon,
    rulesVersion,
    names,
    ownDecks,
    tellsChance: viewer === undefined && goesOn(),
    ...readFaces(parsed.value, names.length),
    ...readReseeded(parsed.value),
  };
  if (viewer === undefined && goesOn()) return ok({ ...loaded, match });
  const closed = { ...match, act: () => err({ code: 'record-closed' } as const) };
  return ok({ ...loaded, match: closed, ...(viewer === undefined ? {} : { viewer }) });
};
