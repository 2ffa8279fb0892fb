import { stopAll } from '../base/stop-all.ts';
import type { HandId } from '../table/laid-word.ts';
import { createPremoves } from '../table/premoves.ts';
import { oncePerTable, tableHook } from '../table/table-context.ts';
import { createTileDrag } from '../table/tile-drag.ts';
import type { BuyWordState } from './buyword-state.ts';
import { createVerdicts } from './challenges/verdicts.ts';
import { pickUp } from './drag.ts';
import { createFacts } from './facts.ts';
import { createFlights } from './flights.ts';
import { createGrid } from './grid/grid.ts';
import { createGridCamera } from './grid/grid-camera.ts';
import { createLaying } from './laying.ts';
import { createDoneAndRoll } from './lead.ts';
import { createBidding } from './phases/bidding.ts';
import { createDealBuilding } from './phases/deal-building.ts';
import { PREMOVES } from './premoves.ts';
import { createLaidTiles, createRack } from './rack.ts';
import { createShow } from './show.ts';
import { createTally } from './tally.ts';
import { createWordsLaid } from './words-laid.ts';

/** What BuyWord adds to a table: all that is laid out, chosen and shown there until it is disposed of. */
export const buyWordTableOf = oncePerTable((state: BuyWordState) => {
  const facts = createFacts(state);
  const rack = createRack(state, facts);
  const tiles = createLaidTiles(state, rack);
  const grid = createGrid(state, tiles);
  const words = createWordsLaid(state, facts, tiles, grid);
  const laying = createLaying(state, facts, rack, tiles, grid, words);
  const camera = createGridCamera(grid, tiles);
  const flights = createFlights(state, tiles, rack);
  const verdicts = createVerdicts(state);
  const tally = createTally(tiles, facts);
  const show = createShow(state, tiles, tally);
  const doneAndRoll = createDoneAndRoll(state, laying.confirmation);
  return {
    ...state,
    ...facts,
    rack,
    grid,
    camera,
    laying,
    confirmation: laying.confirmation,
    /** Says done, and, once that is done and it is one's own to roll, rolls. */
    doneAndRoll,
    premoves: createPremoves(state, PREMOVES),
    ownCommand: (text: string) => (/^done (?:and )?roll$/.test(text) ? doneAndRoll : undefined),
    bidding: createBidding(state),
    deal: createDealBuilding(state),
    verdicts,
    follow: verdicts.start,
    tally,
    /** What the die is about to show, while it rolls. */
    rolling: show.rolling,
    moment: show.moment,
    startMotion: (element: HTMLElement) => stopAll([flights.start(element), show.start()]),
    /** Lets a tile be dragged from where it is pressed, or the wild. */
    startDrag: createTileDrag<HandId>({
      place: laying.placeTile,
      takeBack: laying.takeBack,
      moveInHand: (id, at) => {
        if (id !== 'wild') rack.move(id, at);
      },
      startFrom: flights.startFrom,
      squareAt: (x, y) => (grid.onGrid.value ? camera.squareUnder(x, y) : undefined),
      placeOnSquare: laying.placeTile,
      pickUp,
    }),
    /** Escape shuts the letter keys. */
    onKey: ({ key }: KeyboardEvent): boolean => {
      if (key !== 'Escape' || laying.letterKeys.value === 'shut') return false;
      laying.letterKeys.value = 'shut';
      return true;
    },
  };
});

export type BuyWordTable = ReturnType<typeof buyWordTableOf>;

/** The table that is shown. */
export const useBuyWord = tableHook<BuyWordTable>();
