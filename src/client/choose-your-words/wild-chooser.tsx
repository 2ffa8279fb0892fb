import type { Colour } from '../../games/choose-your-words/card.ts';
import { into } from '../base/into.ts';
import { t } from '../base/texts.ts';
import { LetterKeys } from '../table/letter-keys.tsx';
import { Choice } from '../ui/choice.tsx';
import { useCards } from './card-table.ts';
import { LetterCard } from './letter-card.tsx';

/** What a wild stands for, while that is asked: its colour, then its letter (CW-5). */
export const WildChooser = () => {
  const { cards } = t();
  const { placeWild, wildAsked, wildColour } = useCards().laying;
  if (wildAsked.value === undefined) return null;
  return (
    <LetterKeys
      look="wild-chooser"
      legend={cards.chooseWild}
      keyOf={() => ({ gives: 'wild' })}
      onPress={placeWild}
      onClose={() => into(wildAsked)(undefined)}
      forWild
    >
      <Choice<Colour>
        legend={cards.wildColour}
        options={(['b', 'r'] as const).map((value) => ({
          value,
          label: (
            <span class="inline gap-4">
              <LetterCard card={`*A${value}`} /> {cards.colourNames[value]}
            </span>
          ),
        }))}
        value={wildColour.value}
        onChange={into(wildColour)}
      />
    </LetterKeys>
  );
};
