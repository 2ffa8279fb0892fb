/** A round of BuyWord for two: `node examples/buyword.ts` */
import { BUYWORD } from '../src/games/buyword/buyword.ts';
import { createDealSource } from '../src/games/buyword/deal-source.ts';
import { startMatch } from '../src/games/core/match.ts';
import { eventSentence, refusalSentence } from '../src/messages/buyword.ts';
import { parseAction } from '../src/notation/buyword-actions.ts';
import { loadLexicon } from '../src/server/words/word-files.ts';

// Chance and the judge come from outside: `{ seed: 'any text' }` shuffles; here tiles and roll are chosen.
const setup = { bag: 'SZWXOQRJDKPENNYQUILT', rolls: [5], leader: 0 } as const;
const env = { deal: createDealSource(setup), judge: loadLexicon('en-full') };
const started = startMatch(BUYWORD, env, { players: 2, options: { startMoney: 100 }, setup });
if (!started.ok) throw new Error(refusalSentence('en', started.error));
const match = started.value;

/** Plays a line: a seat and its action. A refusal changes nothing. */
const play = (line: string): void => {
  const action = parseAction(line.slice(2));
  if (!action.ok) throw new Error(action.error.code);
  const played = match.act(Number(line[0]), action.value);
  const told = played.ok
    ? played.value.map((event) => eventSentence('en', event, ['Ann', 'Bob'], null))
    : [refusalSentence('en', played.error)];
  console.log(`${line.padEnd(14)} ${told.filter(Boolean).join(' ')}`);
};

// A letter in lower case is a wild tile.
const round = '0 roll | 0 buy | 1 buy | 1 decline | 0 sell SWORDY | 0 sell SWORDs | 0 done | 1 done';
for (const line of round.split(' | ')) play(line);
console.log(BUYWORD.view(match.state, null).seats.map(({ money }) => money));
