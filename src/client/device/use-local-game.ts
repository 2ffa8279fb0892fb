import { useEffect, useState } from 'preact/hooks';
import { renameHere, search } from '../base/route.ts';
import { leaveGame, resumeGame, resumeLatest } from './local-game.ts';

/** Stands in an address for a game that is still to be thought of. */
export const NO_GAME_YET = 'new';

/** Puts the game of the address on the table, or else the one that runs; gives whether that one is still looked for. */
export const useLocalGame = (kind: 'own' | 'pass'): boolean => {
  const [looking, setLooking] = useState(true);
  const id = new URLSearchParams(search.value).get('game');
  useEffect(() => {
    let isHere = true;
    const look = async (): Promise<void> => {
      if (id === NO_GAME_YET) leaveGame();
      else if (id !== null) await resumeGame(id);
      else {
        const found = await resumeLatest(kind);
        if (found !== undefined && isHere) renameHere({ game: found });
      }
      if (isHere) setLooking(false);
    };
    void look();
    return () => {
      isHere = false;
    };
  }, [id]);
  return looking;
};
