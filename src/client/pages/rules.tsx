import { cardRulesInForce } from '../../messages/cards-rules.ts';
import { rulesInForce } from '../../messages/table-rules.ts';
import { language } from '../language.ts';
import { parseCardsWish } from '../make/cards-link.ts';
import { parseWish } from '../make/rules-link.ts';
import { t } from '../texts.ts';
import { LinkButton } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { RulesOf } from './rules-of.tsx';

/** Which rules there are to read. */
export const Rules = () => {
  const { rules } = t();
  return (
    <div class="page">
      <h1>{rules.heading}</h1>
      <p class="lead">{rules.lead}</p>
      <Card heading={rules.games.buyWord}>
        <p>{rules.buyWord}</p>
        <p>
          <LinkButton href="/rules/buyword">{rules.read(rules.games.buyWord)}</LinkButton>
        </p>
      </Card>
      <Card heading={rules.games.chooseYourWords}>
        <p>{rules.chooseYourWords}</p>
        <p>
          <LinkButton kind="quiet" href="/rules/choose-your-words">
            {rules.read(rules.games.chooseYourWords)}
          </LinkButton>
        </p>
      </Card>
    </div>
  );
};

const BUYWORD = {
  en: () => import('virtual:rules/buyword.en'),
  fr: () => import('virtual:rules/buyword.fr'),
};
const CHOOSE_YOUR_WORDS = {
  en: () => import('virtual:rules/choose-your-words.en'),
  fr: () => import('virtual:rules/choose-your-words.fr'),
};

const buyWordInForce = (link: string) => {
  const wish = parseWish(link);
  return wish.ok ? rulesInForce(language.value, wish.value.options, wish.value.seats) : 'broken';
};

const cardsInForce = (link: string) => {
  const wish = parseCardsWish(link);
  return wish.ok ? cardRulesInForce(language.value, wish.value.options, wish.value.seats) : 'broken';
};

export const BuyWordRules = () => <RulesOf load={BUYWORD} inForce={buyWordInForce} />;

export const ChooseYourWordsRules = () => <RulesOf load={CHOOSE_YOUR_WORDS} inForce={cardsInForce} />;
