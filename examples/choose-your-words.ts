/** A round of Choose Your Words for two: `node examples/choose-your-words.ts` */
import { CHOOSE_YOUR_WORDS } from '../src/games/choose-your-words/choose-your-words.ts';
import { createDealSource } from '../src/games/choose-your-words/deal-source.ts';
import { startMatch } from '../src/games/core/match.ts';
import { cardsEventSentence, cardsRefusalSentence } from '../src/messages/cards.ts';
import { parseAction } from '../src/notation/cards-actions.ts';
import { loadLexicon } from '../src/server/words/word-files.ts';

// Gb is a blue G, Gr a red one, * a wild card. Ann deals: Bob gets the first card, she the second …
const deck = 'Sb Bb Tr Ib Ab Gb Rr * Eb Eb Qb Rb Xb Tr Db Lb Eb'.split(' ');
const setup = { seed: 'the rounds to come', decks: [deck], dealer: 0 };
const env = { deal: createDealSource(setup), judge: loadLexicon('en-full') };
const started = startMatch(CHOOSE_YOUR_WORDS, env, { players: 2, options: { stack: 50 }, setup });
if (!started.ok) throw new Error(cardsRefusalSentence('en', started.error));
const match = started.value;

/** Plays a line: a seat and its action. What comes of it is told to a spectator, who sees no hidden card. */
const play = (line: string): void => {
  const action = parseAction(line.slice(2));
  if (!action.ok) throw new Error(action.error.code);
  const played = match.act(Number(line[0]), action.value);
  const seen = played.ok ? played.value.map((event) => CHOOSE_YOUR_WORDS.redact(event, null)) : [];
  const told = seen.map((event) => cardsEventSentence('en', event, ['Ann', 'Bob'], null));
  if (!played.ok) told.push(cardsRefusalSentence('en', played.error));
  console.log(`${line.padEnd(28)} ${told.filter(Boolean).join(' ')}`);
};

const round = `0 bet 2 | 1 raise 60 | 1 raise 6 | 0 call | 0 exchange Tr | 1 exchange Qb Xb | 1 check | 0 check
  | 1 exchange none | 0 exchange none | 1 bet 4 | 0 call | 0 declare Bb Ib Gb *Gb Eb Rb | 1 declare Sb Tr Ab Rr Eb Lb
  | 0 challenge 1 | 0 waive | 1 waive`;
for (const line of round.split(/\s*\|\s/)) play(line);
console.log(CHOOSE_YOUR_WORDS.view(match.state, null).seats.map(({ chips }) => chips));
