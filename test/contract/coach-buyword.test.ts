import { BUYWORD_MODULE } from '../../src/catalog/buyword.ts';
import { BUYWORD_COACH } from '../../src/coach/buyword/buyword-coach.ts';
import { loadLexicon } from '../../src/server/words/word-files.ts';
import { scaled } from '../support/scale.ts';
import { BUYWORD_SUBJECT } from './buyword-subject.ts';
import { coachContract } from './coach-contract.ts';

coachContract({
  subject: BUYWORD_SUBJECT,
  module: BUYWORD_MODULE,
  coach: BUYWORD_COACH,
  lexicon: loadLexicon('en-common'),
  games: scaled(10, 400),
  turns: 240,
});
