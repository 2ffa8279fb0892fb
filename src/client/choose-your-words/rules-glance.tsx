import '../style/cards.css';
import '../style/chips.css';
import { scoreWord } from '../../games/choose-your-words/score.ts';
import { language } from '../base/language.ts';
import { t } from '../base/texts.ts';
import { Glance } from '../ui/glance.tsx';
import { Icon } from '../ui/icon.tsx';
import { deckOf } from './cards-state.ts';
import { Chips } from './chips.tsx';
import { CardRow, LetterCard } from './letter-card.tsx';
import { CountedCards, ScoreSteps } from './score-steps.tsx';

/** What the pictures are made of: a hand, what is exchanged, a word with a pair and a wild, and one that is none. */
const SAMPLES = {
  en: { hand: 'Bb Ib Gb Eb Rb Qr Xr', given: 'Qr Xr', word: 'Bb Ib Gb *Gb Eb Rb', doubtful: 'Qb Ib Gb' },
  fr: { hand: 'Bb Ab Lb Ob Nb Kr Wr', given: 'Kr Wr', word: 'Bb Ab Lb *Lb Ob Nb', doubtful: 'Qb Ib Gb' },
} as const;
const BET = 17;

/** The rules of Choose Your Words on one screen. */
export const CardsGlance = () => {
  const { glance } = t();
  const { deal, bet, word: lay, wild, challenge } = glance.cards;
  const { hand, given, word, doubtful } = SAMPLES[language.value];
  const laid = word.split(' ');
  const { score, steps } = scoreWord(deckOf(undefined, language.value), laid, false);
  const panels = [
    { ...deal, size: 'wide' as const, picture: <CardRow cards={hand.split(' ')} /> },
    {
      ...bet,
      size: 'wide' as const,
      picture: (
        <span class="row gap-5" aria-hidden="true">
          <Chips amount={BET} /> <CardRow cards={given.split(' ')} /> <Icon name="swap" />{' '}
          <CardRow cards={['?', '?']} />
        </span>
      ),
    },
    {
      ...lay,
      size: 'large' as const,
      picture: (
        <span class="card-sample stack items-start gap-3">
          <CountedCards word={laid} steps={steps} />
          <ScoreSteps word={laid} steps={steps} score={score} />
        </span>
      ),
    },
    {
      ...wild,
      picture: (
        <span class="row gap-4" aria-hidden="true">
          <LetterCard card="*" /> → <LetterCard card={laid[3] ?? '*'} />
        </span>
      ),
    },
    {
      ...challenge,
      picture: (
        <span class="row gap-4" aria-hidden="true">
          <CardRow cards={doubtful.split(' ')} /> <b class="glance-doubt">?</b>
        </span>
      ),
    },
  ];
  return <Glance heading={glance.heading} panels={panels} />;
};
