import { useEffect, useRef } from 'preact/hooks';
import { TILE_SETS } from '../../../games/buyword/tile-sets.ts';
import type { View } from '../../../games/buyword/view.ts';
import { t } from '../../texts.ts';
import { TileSetContext } from '../../tiles/tile-set-context.ts';
import { takeSeat } from '../local-game.ts';
import { act, deviceSeats, NO_SEAT } from '../play-state.ts';
import { ChallengePanel } from './challenge-panel.tsx';
import { startVerdicts, Verdict } from './verdict.tsx';

/** BW-6.4 at a device that is passed on: the words lie before all of them, and anybody may object. */
export const DeviceWindow = ({ view }: { readonly view: View }) => {
  const { challenges } = t();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    takeSeat(NO_SEAT);
    button.current?.focus();
    return startVerdicts();
  }, []);
  const letStand = async (): Promise<void> => {
    for (const seat of view.toAct.filter((each) => deviceSeats.value.includes(each)))
      await act({ kind: 'waive' }, { seat });
  };
  return (
    <TileSetContext.Provider value={TILE_SETS[view.options.tiles]}>
      <div class="device-window">
        <p>{challenges.deviceText}</p>
        <Verdict />
        <ChallengePanel view={view} heading={challenges.deviceHeading} />
        <button ref={button} type="button" class="button" onClick={letStand}>
          {challenges.nobody}
        </button>
      </div>
    </TileSetContext.Provider>
  );
};
