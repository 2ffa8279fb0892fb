import { formatMoney } from '../../messages/money.ts';
import { fetchedPage } from '../base/page-view.ts';
import { Home } from '../pages/home.tsx';
import { type ClientGame, fetchSurface } from '../table/client-game.ts';

/** BuyWord, as this client offers it. */
export const BUYWORD_GAME: ClientGame = {
  name: 'buyword',
  title: 'BuyWord',
  home: '/',
  rules: { href: '/rules/buyword', about: ({ rules }) => rules.buyWord },
  mostOpponents: 3,
  // BW-1.1.
  sharedBy: [2, 3, 4],
  passLead: ({ play }) => play.passLead,
  formatScore: formatMoney,
  loadRefusals: async () => {
    const { buyWordSentence, isBuyWordRefusal } = await import('../../messages/buyword.ts');
    return { isRefusal: isBuyWordRefusal, sentence: buyWordSentence };
  },
  loadSurface: async () => (await import('./buyword-surface.ts')).BUYWORD_SURFACE,
  loadOrders: async () => (await import('../buyword/orders.tsx')).BUYWORD_ORDERS,
  loadForm: async () => (await import('../../catalog/buyword-form.ts')).BUYWORD_FORM,
  loadPictures: async () => (await import('../buyword/preset-pictures.tsx')).BUYWORD_PICTURES,
  pages: {
    '/': { content: Home, title: ({ home }) => home.title },
    '/learn': fetchedPage('learn', async () => {
      await fetchSurface(BUYWORD_GAME);
      return (await import('../learn/learn-page.tsx')).LearnPage;
    }),
    '/rules/buyword': {
      load: async () => (await import('../pages/game-rules.ts')).loadBuyWordRules(),
      title: ({ pages }) => pages.rulesOf('BuyWord'),
    },
  },
};
