import type { GameEnd } from './people-store.ts';
import type { ServedGame } from './served-game.ts';
import type { TableState } from './table-state.ts';

/** Whether everybody may look at a table's games once they are over. */
const isListed = ({ settings }: TableState): boolean => settings.public && settings.spectators !== 'off';

/** What lists keep of the game that has just ended at a table. */
export const gameEnd = (served: ServedGame, table: TableState): GameEnd => {
  const { winners } = served.standing(table.playing?.state);
  return {
    game: table.game,
    number: table.playing?.number ?? 0,
    listed: isListed(table),
    players: table.seats.flatMap((sitter, seat) =>
      sitter === null
        ? []
        : [
            {
              seat,
              identity: sitter.kind === 'person' ? sitter.id : null,
              name: sitter.name,
              won: winners.includes(seat),
            },
          ],
    ),
  };
};
