import type { ComponentType } from 'preact';
import type { TableForm } from '../../catalog/table-form.ts';
import type { Page } from '../../protocol/pages.ts';
import { type GameListing, listGames } from '../base/game-list.ts';
import type { PageView } from '../base/page-view.ts';
import type { GameSurface } from './game-surface.tsx';
import type { OrdersSurface } from './orders-surface.ts';

/** A small picture for each preset of a form, by its name. */
export type PresetPictures = Readonly<Record<string, ComponentType>>;

/**
 * A game as this client offers it, whole: what every page knows of it, and how to fetch what is shown of it. Its rules, its
 * notation and its bots are its module (catalog/game-module.ts).
 */
export type ClientGame = GameListing & {
  readonly loadSurface: () => Promise<GameSurface>;
  /** Standing orders, in a game that takes some. */
  readonly loadOrders?: () => Promise<OrdersSurface>;
  /** What a table of it is asked for with, if pages make tables of it. */
  readonly loadForm?: () => Promise<TableForm>;
  /** Pictures of its presets, if it has some. */
  readonly loadPictures?: () => Promise<PresetPictures>;
  /** The pages that are all its own. */
  readonly pages: Readonly<Partial<Record<Page, PageView>>>;
};

let offered: readonly ClientGame[] = [];
const surfaces = new Map<string, GameSurface>();

/** Hands the client its games, before anything else; the first is played where none is named. */
export const offerGames = (games: readonly ClientGame[]): void => {
  offered = games;
  listGames(games);
};

/** The games of this client. */
export const offeredGames = (): readonly ClientGame[] => offered;

/** A game by its name; the first where none, or none of ours, is named. */
export const offeredGame = (name: string | undefined): ClientGame => {
  const game = offered.find((each) => each.name === name) ?? offered[0];
  if (game === undefined) throw new Error('no games were offered');
  return game;
};

/** Fetches the tables of a game, unless they are there. */
export const fetchSurface = async ({ name, loadSurface }: ClientGame): Promise<void> => {
  if (!surfaces.has(name)) surfaces.set(name, await loadSurface());
};

/** The same of all games: which of them is played, a page learns after it was opened. */
export const fetchSurfaces = async (): Promise<void> => void (await Promise.all(offered.map(fetchSurface)));

/** What is shown of a game, once it was fetched; of the first where none, or none of ours, is named. */
export const surfaceOf = (game: string | undefined): GameSurface => {
  const surface = surfaces.get(offeredGame(game).name);
  if (surface === undefined) throw new Error('the tables have not been fetched yet');
  return surface;
};
