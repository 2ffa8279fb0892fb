import type { Messages } from '../../messages/messages.ts';
import type { LayingNote } from './laid-tiles.ts';

/** What laying out has to tell, as a sentence. */
export const noteText = (play: Messages['play'], { kind, letter }: LayingNote): string => {
  switch (kind) {
    case 'wild-placed':
      return play.wildPlaced(letter);
    case 'wild-taken':
      return play.wildTaken(letter);
    case 'no-such-letter':
      return play.noSuchLetter(letter);
  }
};
