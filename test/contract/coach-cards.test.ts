import { CHOOSE_YOUR_WORDS_MODULE } from '../../src/catalog/choose-your-words.ts';
import { CARDS_COACH } from '../../src/coach/cards/cards-coach.ts';
import { loadLexicon } from '../../src/server/words/word-files.ts';
import { scaled } from '../support/scale.ts';
import { CARDS_SUBJECT } from './choose-your-words-subject.ts';
import { coachContract } from './coach-contract.ts';

coachContract({
  subject: CARDS_SUBJECT,
  module: CHOOSE_YOUR_WORDS_MODULE,
  coach: CARDS_COACH,
  lexicon: loadLexicon('en-common'),
  games: scaled(14, 400),
  turns: 110,
});
