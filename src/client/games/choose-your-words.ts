import { formatChips } from '../../messages/chips.ts';
import { formatNumber } from '../../messages/wording.ts';
import { fetchedPage } from '../base/page-view.ts';
import { type ClientGame, fetchSurface } from '../table/client-game.ts';

/** Choose Your Words, as this client offers it. */
export const CHOOSE_YOUR_WORDS_GAME: ClientGame = {
  name: 'choose-your-words',
  title: 'Choose Your Words',
  home: '/cards',
  rules: { href: '/rules/choose-your-words', about: ({ rules }) => rules.chooseYourWords },
  mostOpponents: 7,
  // CW-1.
  sharedBy: [2, 3, 4, 5, 6, 7, 8],
  passLead: ({ cards }) => cards.passLead,
  formatScore: formatNumber,
  formatAmount: formatChips,
  loadRefusals: async () => {
    const { cardsSentence, isCardsRefusal } = await import('../../messages/cards.ts');
    return { isRefusal: isCardsRefusal, sentence: cardsSentence };
  },
  loadSurface: async () => (await import('./choose-your-words-surface.ts')).CHOOSE_YOUR_WORDS_SURFACE,
  loadOrders: async () => (await import('../choose-your-words/orders.tsx')).CARDS_ORDERS,
  loadForm: async () => (await import('../../catalog/cards-form.ts')).CARDS_FORM,
  loadPictures: async () => (await import('../choose-your-words/preset-pictures.tsx')).CARDS_PICTURES,
  pages: {
    '/cards': fetchedPage('cards', async () => (await import('../pages/cards-home.tsx')).CardsHome),
    '/cards/learn': fetchedPage('learnCards', async () => {
      await fetchSurface(CHOOSE_YOUR_WORDS_GAME);
      return (await import('../learn/cards-learn-page.tsx')).CardsLearnPage;
    }),
    '/rules/choose-your-words': {
      load: async () => (await import('../pages/game-rules.ts')).loadCardsRules(),
      title: ({ pages }) => pages.rulesOf('Choose Your Words'),
    },
  },
};
