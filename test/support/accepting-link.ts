import type { Judgement } from '../../src/catalog/game-module.ts';
import { NOTHING_STORED } from '../../src/client/link/stored-actions.ts';
import type { LinkRefusal } from '../../src/client/link/table-link.ts';
import type { TableOpening } from '../../src/client/table/table-state.ts';
import { err, ok } from '../../src/shared/result.ts';

type Parts = {
  /** Is told what was sent; gives why it is refused, if it is. */
  readonly take?: (action: string) => LinkRefusal | undefined;
  readonly says?: Judgement | undefined;
};

/** A table at which everything is done at once, unless it is refused. */
export const acceptingTable = ({ take = () => undefined, says }: Parts = {}): TableOpening => ({
  openLink: ({ onAnswer }) => ({
    act: ({ id, action }) => {
      const why = take(action);
      // A version that is shown already.
      return onAnswer(id, why === undefined ? ok(-1) : err(why));
    },
    judge: async () => says,
    close: () => {},
  }),
  stored: NOTHING_STORED,
});
