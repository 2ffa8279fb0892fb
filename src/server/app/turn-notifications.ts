import { socialIn } from '../../messages/social.ts';
import { CORRESPONDENCE_SECONDS } from '../../protocol/lobby-row.ts';
import { TABLE_PATH } from '../../protocol/pages.ts';
import type { Bus } from './bus.ts';
import type { LiveTable } from './live-table.ts';
import type { Notifier, Store } from './ports.ts';

export type TurnNotificationParts = {
  readonly store: Store;
  readonly bus: Bus;
  readonly notifier: Notifier;
  readonly report: (error: unknown) => void;
};

/** Tells people who are not there that it is their turn, once a turn, where turns last for hours and days. */
export const createTurnNotifications = ({ store, bus, notifier, report }: TurnNotificationParts) => {
  /** The turns that were seen to, by table and seat. */
  const told = new WeakMap<LiveTable, Map<number, string>>();

  const tell = async (table: LiveTable, identity: string): Promise<void> => {
    const who = await store.findIdentity(identity);
    if (who === undefined) return;
    const { turns } = socialIn(who.language);
    const others = table.state.seats.flatMap((sitter) =>
      sitter === null || (sitter.kind === 'person' && sitter.id === identity) ? [] : [sitter.name],
    );
    await notifier.notify(identity, {
      title: turns.pushTitle,
      body: turns.pushBody(others),
      url: `${TABLE_PATH}${table.code}`,
      tag: table.code,
    });
  };

  return (table: LiveTable): void => {
    const { playing, status, seats } = table.state;
    let known = told.get(table);
    const isFirst = known === undefined;
    if (known === undefined) {
      known = new Map();
      told.set(table, known);
    }
    const facts = playing?.clock.facts;
    if (status !== 'playing' || facts === undefined || (facts.turnSeconds ?? 0) < CORRESPONDENCE_SECONDS)
      return;
    for (const seat of known.keys()) if (!facts.toAct.includes(seat)) known.delete(seat);
    // Whoever keeps a table sees to it, and looks again when that becomes another.
    if (!table.isKept) return;
    for (const seat of facts.toAct) {
      const sitter = seats[seat];
      if (known.get(seat) === facts.turnKey || sitter?.kind !== 'person' || sitter.gone) continue;
      known.set(seat, facts.turnKey);
      // A process alone has told what was on when it took the table in; of several, another may have been cut short.
      if (isFirst && !bus.isShared) continue;
      // What is ordered is about to be done.
      const isAway = !table.orders.isDueAt(seat) && table.presence.awaySinceMs(seat) !== null;
      bus
        .claimTurn(table.id, seat, `${playing?.number} ${facts.turnKey}`)
        .then((isOurs) => (isOurs && isAway ? tell(table, sitter.id) : undefined))
        .catch((error) => {
          // Tried again with whatever happens next at the table.
          known.delete(seat);
          report(error);
        });
    }
  };
};
