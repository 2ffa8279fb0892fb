import { socialIn } from '../../messages/social.ts';
import { CORRESPONDENCE_SECONDS } from '../../protocol/lobby-row.ts';
import { TABLE_PATH } from '../../protocol/pages.ts';
import type { LiveTable } from './live-table.ts';
import type { Notifier, Store } from './ports.ts';

/** Tells people who are not there that it is their turn, once a turn, where turns last for hours and days. */
export const createTurnNotifications = (
  store: Store,
  notifier: Notifier,
  report: (error: unknown) => void,
) => {
  /** The turns that were told, by table and seat. */
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
    for (const seat of facts.toAct) {
      const sitter = seats[seat];
      if (known.get(seat) === facts.turnKey || sitter?.kind !== 'person' || sitter.gone) continue;
      known.set(seat, facts.turnKey);
      // A table that has just been loaded tells nothing new; what is ordered is about to be done; one process tells it.
      if (isFirst || !table.isKept || table.orders.isDueAt(seat) || table.presence.awaySinceMs(seat) === null)
        continue;
      tell(table, sitter.id).catch(report);
    }
  };
};
