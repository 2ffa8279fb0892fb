import type { ComponentChildren } from 'preact';
import { CHARACTERS, type CharacterId } from '../../bots/characters.ts';
import type { Ladder } from '../../bots/ladder.ts';
import { botsPageIn } from '../../messages/bots-page.ts';
import { classes } from '../base/classes.ts';
import { language, t } from '../base/language.ts';
import { Button } from '../ui/button.tsx';
import { CharacterCard } from './character-card.tsx';
import { plusMinus } from './ladder-scale.ts';

type BotCardProps = {
  readonly id: CharacterId;
  readonly game: string;
  readonly ladder: Ladder | undefined;
  readonly isChosen: boolean;
  readonly isFull: boolean;
  readonly onToggle: () => void;
  readonly onDuel: () => void;
  /** How one has done against it. */
  readonly children: ComponentChildren;
};

/** A bot that can be asked to the table: who it is, how it plays a game and how well, and the way to play it alone. */
export const BotCard = (props: BotCardProps) => {
  const { id, game, ladder, isChosen, isFull, onToggle, onDuel, children } = props;
  const texts = botsPageIn(language.value);
  const strength = ladder?.ratings[id];
  const style = texts.games[game]?.styles[CHARACTERS[id].style];
  return (
    <div class={classes('bot-card panel stack gap-4', isChosen && 'edge-money')}>
      <label class="opponent row lines-4 pad-4 whole">
        <input type="checkbox" checked={isChosen} disabled={isFull && !isChosen} onChange={onToggle} />
        <CharacterCard id={id} />
      </label>
      {style !== undefined && <p class="text-3">{style}</p>}
      <div class="split gap-4">
        <span class="stack gap-0">
          {strength !== undefined && (
            <span class="figures text-3">
              {texts.strength} <b class="nowrap">{texts.figure(strength.rating, plusMinus(strength))}</b>
            </span>
          )}
          {children}
        </span>
        <Button kind="quiet" aria-label={texts.duelWith(t().characters.of[id].name)} onClick={onDuel}>
          {texts.duel}
        </Button>
      </div>
    </div>
  );
};
