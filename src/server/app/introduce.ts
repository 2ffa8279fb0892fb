import type { Conduct } from './conduct.ts';
import type { Identity } from './ports.ts';
import { roomOf } from './room.ts';
import { seatOf } from './table-state.ts';
import type { Tables } from './tables.ts';
import { rename } from './waiting-room.ts';

export type IntroduceParts = {
  readonly tables: Tables;
  readonly conduct: Conduct;
  readonly report: (error: unknown) => void;
};

/**
 * Takes somebody's new name and face to tables where they sit, and tells all who are there. A table that filters words and does
 * not take the name goes on with the one it has.
 */
export const introduce = async (
  { tables, conduct, report }: IntroduceParts,
  who: Identity,
  codes: readonly string[],
): Promise<void> => {
  for (const code of codes) {
    // One that cannot be read must not keep the others from it.
    const table = await tables.find(code).catch(report);
    if (!table) continue;
    const takesName = conduct.takesName(table, who);
    await table
      .change((state) => {
        const room = roomOf(state);
        const sitter = room.seats[seatOf(room, who.id) ?? -1];
        return rename(state, takesName ? who : { ...who, name: sitter?.name ?? who.name });
      })
      .catch(report);
  }
};
