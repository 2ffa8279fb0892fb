import { formatMoney } from './money.ts';

const money = (amount: number): string => formatMoney('en', amount);

/** What the table says about the pace of a game: steps in one, and steps taken for a player. */
export const paceEn = {
  doneAndRoll: 'Done and roll',
  // At a device that people share, where nothing is hidden.
  turnOf: (who: string, step: string) => `${who} · ${step}`,
  // Why a step was taken for the player.
  cannotAfford: (lot: string, price: number) => `You couldn’t afford ${lot} (${money(price)}).`,
  cannotBid: (least: number) => `You couldn’t bid ${money(least)}.`,
  nothingToSell: 'Nothing to sell.',
  noCardsToDraw: 'No cards left to draw: you keep yours.',
  // Said ahead of one's turn.
  onMyTurn: 'On my turn:',
  willDo: (what: string) => `On your turn: ${what}.`,
  buyUpTo: (limit: number) => `Up to ${money(limit)}`,
  checkOrFold: 'Check or fold',
  foldToRaise: 'Fold to a raise',
  callAny: 'Call any bet',
  notAhead: 'You can’t say that ahead of your turn now.',
  // Settings.
  forced: 'Play forced moves for me',
  forcedHint: 'when there is only one thing I can do',
};
