import { useEffect, useState } from 'preact/hooks';
import { localGames } from '../saves/games.ts';

/** Whether a game is still among those of this device; undefined until that is known. */
export const useIsKept = (game: string | undefined): boolean | undefined => {
  const [isKept, setKept] = useState<boolean | undefined>(undefined);
  useEffect(() => {
    let isHere = true;
    const look = async (id: string): Promise<void> => {
      const { store } = await localGames();
      const kept = await store.read(id);
      if (isHere) setKept(typeof kept === 'object');
    };
    if (game !== undefined) void look(game);
    return () => {
      isHere = false;
    };
  }, [game]);
  return isKept;
};
