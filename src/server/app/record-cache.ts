import type { Store } from './ports.ts';
import type { ServedGame } from './served-game.ts';
import type { TableState } from './table-state.ts';

/** What is known of a game that is over, without its turns. */
export type FinishedCard = {
  readonly served: ServedGame;
  /** The table as it was when the game ended. */
  readonly table: TableState;
  /** Who was sent away from the table, whenever that was. */
  readonly kicked: ReadonlySet<string>;
  /** How far its log has been read. */
  readonly readTo: number;
};

const MOST_BYTES = 8 * 1024 * 1024;
/** One that is longer is not kept: it would take the place of many. */
const LONGEST_KEPT = MOST_BYTES / 8;
const MOST_CARDS = 100;

/** Puts something last in a map: what was not asked for the longest comes first. */
const putLast = <T>(map: Map<string, T>, key: string, value: T): void => {
  map.delete(key);
  map.set(key, value);
};

/** Records that were asked for lately, so that they are not made anew each time; those that are made are made one after the other. */
export class RecordCache {
  private texts = new Map<string, string>();
  private bytes = 0;
  private cards = new Map<string, FinishedCard>();
  private readonly coming = new Map<string, Promise<unknown>>();
  private tail: Promise<unknown> = Promise.resolve();
  /** Counts how often all was thrown away: what was begun before that is not kept. */
  private emptied = 0;

  /** A text by its name, made where it is not there; once, however many ask at the same time. */
  async text(key: string, make: () => Promise<string>): Promise<string> {
    const found = this.texts.get(key);
    if (found !== undefined) {
      putLast(this.texts, key, found);
      return found;
    }
    const { emptied } = this;
    const made = await this.once(key, make);
    if (emptied === this.emptied && !this.texts.has(key)) this.keep(key, made);
    return made;
  }

  /** A card by its name, brought up to date by `read`, which gets it as it was. */
  async card(
    key: string,
    read: (known: FinishedCard | undefined) => Promise<FinishedCard | undefined>,
  ): Promise<FinishedCard | undefined> {
    const { emptied } = this;
    const card = await this.once(`card ${key}`, () => read(this.cards.get(key)));
    if (card === undefined || emptied !== this.emptied) return card;
    putLast(this.cards, key, card);
    const [oldest] = this.cards.keys();
    if (this.cards.size > MOST_CARDS && oldest !== undefined) this.cards.delete(oldest);
    return card;
  }

  /** Throws all away: somebody's name is no longer to be told. */
  empty(): void {
    this.emptied += 1;
    this.texts = new Map();
    this.cards = new Map();
    this.bytes = 0;
  }

  private once<T>(key: string, make: () => Promise<T>): Promise<T> {
    const known = this.coming.get(key) as Promise<T> | undefined;
    if (known !== undefined) return known;
    const made = this.tail.then(make).finally(() => this.coming.delete(key));
    this.tail = made.catch(() => {});
    this.coming.set(key, made);
    return made;
  }

  private keep(key: string, text: string): void {
    if (text.length > LONGEST_KEPT) return;
    this.texts.set(key, text);
    this.bytes += text.length;
    for (const [oldest, { length }] of this.texts) {
      if (this.bytes <= MOST_BYTES) break;
      this.texts.delete(oldest);
      this.bytes -= length;
    }
  }
}

const caches = new WeakMap<Store, RecordCache>();

/** The cache of the records that are made of a store's logs. */
export const recordCacheOf = (store: Store): RecordCache => {
  let cache = caches.get(store);
  if (cache === undefined) {
    cache = new RecordCache();
    caches.set(store, cache);
  }
  return cache;
};
