import { auctionEn } from './auction-en.ts';
import { cardsTableEn } from './cards-table-en.ts';
import { challengesEn } from './challenges-en.ts';
import { dealsEn } from './deals-en.ts';
import { draftEn } from './draft-en.ts';
import { endingEn } from './ending-en.ts';
import { frameEn } from './frame-en.ts';
import { glanceEn } from './glance-en.ts';
import { gridEn } from './grid-en.ts';
import { looksEn } from './looks-en.ts';
import { makeEn } from './make-en.ts';
import { myDataEn } from './my-data-en.ts';
import { onlineEn } from './online-en.ts';
import { paceEn } from './pace-en.ts';
import { pagesEn } from './pages-en.ts';
import { playEn } from './play-en.ts';
import { replayEn } from './replay-en.ts';
import { roomEn } from './room-en.ts';
import { showEn } from './show-en.ts';
import { themeEn } from './theme-en.ts';

export const en = {
  ...frameEn,
  ...pagesEn,
  play: playEn,
  pace: paceEn,
  cards: cardsTableEn,
  ending: endingEn,
  glance: glanceEn,
  grid: gridEn,
  challenges: challengesEn,
  theme: themeEn,
  show: showEn,
  auction: auctionEn,
  deals: dealsEn,
  draft: draftEn,
  myData: myDataEn,
  online: onlineEn,
  room: roomEn,
  replay: replayEn,
  looks: looksEn,
  make: makeEn,
  definition: {
    loading: 'Looking it up…',
    failed: 'The definition couldn’t be loaded.',
    none: 'Valid; no definition known.',
    from: (lemmas: readonly string[]) => `from ${lemmas.join(', ')}`,
    tags: {
      n: 'noun',
      v: 'verb',
      a: 'adjective',
      r: 'adverb',
      w: 'WikDict',
      l: 'Littré',
    },
  },
};
