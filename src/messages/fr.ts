import { auctionFr } from './auction-fr.ts';
import { cardsTableFr } from './cards-table-fr.ts';
import { challengesFr } from './challenges-fr.ts';
import { dealsFr } from './deals-fr.ts';
import { draftFr } from './draft-fr.ts';
import { endingFr } from './ending-fr.ts';
import { frameFr } from './frame-fr.ts';
import { glanceFr } from './glance-fr.ts';
import { gridFr } from './grid-fr.ts';
import { looksFr } from './looks-fr.ts';
import { makeFr } from './make-fr.ts';
import type { Messages } from './messages.ts';
import { myDataFr } from './my-data-fr.ts';
import { onlineFr } from './online-fr.ts';
import { paceFr } from './pace-fr.ts';
import { pagesFr } from './pages-fr.ts';
import { playFr } from './play-fr.ts';
import { replayFr } from './replay-fr.ts';
import { roomFr } from './room-fr.ts';
import { showFr } from './show-fr.ts';
import { themeFr } from './theme-fr.ts';

export const fr: Messages = {
  ...frameFr,
  ...pagesFr,
  play: playFr,
  pace: paceFr,
  cards: cardsTableFr,
  ending: endingFr,
  glance: glanceFr,
  grid: gridFr,
  challenges: challengesFr,
  theme: themeFr,
  show: showFr,
  auction: auctionFr,
  deals: dealsFr,
  draft: draftFr,
  myData: myDataFr,
  online: onlineFr,
  room: roomFr,
  replay: replayFr,
  looks: looksFr,
  make: makeFr,
  definition: {
    loading: 'Recherche…',
    failed: 'Impossible de charger la définition.',
    none: 'Mot valable, mais sans définition connue.',
    from: (lemmas) => `forme de ${lemmas.map((lemma) => `«\u00a0${lemma}\u00a0»`).join(', ')}`,
    tags: {
      n: 'nom',
      v: 'verbe',
      a: 'adjectif',
      r: 'adverbe',
      w: 'WikDict',
      l: 'Littré',
    },
  },
};
