import { codeAt, countLetters } from '../../lexicon/alphabet.ts';
import type { FoundWord } from '../../lexicon/word-finder.ts';
import { Tile } from '../tiles/tile.tsx';
import { opened, pointedAt, removeTile, tiles, wild } from './finder-state.ts';

const EMPTY_PLACES = 7;

/** Which places of a rack a word takes its letters from: the first ones of each letter. */
const placesTaken = (rack: string, found: FoundWord | undefined): Set<number> => {
  const taken = new Set<number>();
  if (found === undefined) return taken;
  const fromRack = Array.from(found.word).filter((_, place) => !found.wildAt.includes(place));
  const wanted = countLetters(fromRack.join(''));
  for (let place = 0; place < rack.length; place++) {
    const code = codeAt(rack, place);
    const left = wanted[code] ?? 0;
    if (left === 0) continue;
    wanted[code] = left - 1;
    taken.add(place);
  }
  return taken;
};

/** The letters as tiles on a tray, for eye and finger; the field below says the same to keyboards and readers. */
export const Rack = ({ onEmptyTap }: { readonly onEmptyTap: () => void }) => {
  const letters = tiles.value;
  const shown = pointedAt.value ?? opened.value?.found;
  const taken = placesTaken(letters, shown);
  const wildLetter = shown?.word[shown.wildAt[0] ?? -1] ?? '';
  const seen = new Map<string, number>();
  return (
    <div class="rack" aria-hidden="true">
      {letters === '' && !wild.value && <EmptyPlaces onTap={onEmptyTap} />}
      {Array.from(letters, (letter, place) => {
        const nth = (seen.get(letter) ?? 0) + 1;
        seen.set(letter, nth);
        return (
          <button
            key={`${letter}${nth}`}
            type="button"
            tabIndex={-1}
            class={taken.has(place) ? 'rack-tile rack-tile-up' : 'rack-tile'}
            onClick={() => removeTile(place)}
          >
            <Tile letter={letter} />
          </button>
        );
      })}
      {wild.value && (
        <button
          key="wild"
          type="button"
          tabIndex={-1}
          class={wildLetter === '' ? 'rack-tile' : 'rack-tile rack-tile-up'}
          onClick={() => {
            wild.value = false;
          }}
        >
          <Tile letter={wildLetter} wild />
        </button>
      )}
    </div>
  );
};

const EmptyPlaces = ({ onTap }: { readonly onTap: () => void }) => (
  <button type="button" tabIndex={-1} class="rack-places line gap-2 items-centre bare whole" onClick={onTap}>
    {Array.from({ length: EMPTY_PLACES }, (_, place) => (
      <span key={place} class="rack-place vacant" />
    ))}
  </button>
);
