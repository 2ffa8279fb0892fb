import { useLayoutEffect, useRef } from 'preact/hooks';
import { isForAll } from '../../../games/buyword/for-all.ts';
import { t } from '../../base/texts.ts';
import { StepButton } from '../../table/actions.tsx';
import { TableContext } from '../../table/table-context.ts';
import type { OpenTable } from '../../table/table-state.ts';
import { TileSetContext } from '../../tiles/tile-set-context.ts';
import type { BuyWordState } from '../buyword-state.ts';
import { buyWordTableOf } from '../buyword-table.ts';
import { ChallengePanel, Verdict } from './challenge-panel.tsx';

/** BW-6.4 at a device that is passed on: the words lie before all of them, and anybody may object. */
const DeviceWindow = ({ table: opened }: { readonly table: OpenTable }) => {
  const { challenges } = t();
  const table = buyWordTableOf(opened as BuyWordState);
  const view = table.view.value;
  const button = useRef<HTMLButtonElement>(null);
  // Before the first tap: what is done then is done by nobody who holds the device.
  useLayoutEffect(() => {
    table.device?.putDown();
    button.current?.focus();
    return table.verdicts.start();
  }, []);
  const letStand = async (): Promise<void> => {
    const here = table.deviceSeats();
    for (const seat of (table.view.value?.toAct ?? []).filter((each) => here.includes(each)))
      await table.act({ kind: 'waive' }, { seat });
  };
  if (view === undefined) return null;
  return (
    <TableContext.Provider value={table}>
      <TileSetContext.Provider value={table.tileSet.value}>
        <div class="device-window stack">
          <p>{challenges.deviceText}</p>
          <Verdict />
          <ChallengePanel view={view} heading={challenges.deviceHeading} />
          <StepButton at={button} onClick={letStand}>
            {challenges.nobody}
          </StepButton>
        </div>
      </TileSetContext.Provider>
    </TableContext.Provider>
  );
};

/** What all who share a device look at together. */
export const BUYWORD_TOGETHER = { isNow: isForAll, Table: DeviceWindow };
