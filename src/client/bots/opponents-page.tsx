import { signal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { CHARACTER_IDS, type CharacterId } from '../../bots/characters.ts';
import { t } from '../language.ts';
import { isPlayedHere, startLocalGame } from '../play/local-game.ts';
import { search } from '../route.ts';
import { GAME_NAMES, type GameName } from '../saves/saved-game.ts';
import { Button } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { CharacterCard } from './character-card.tsx';
import { MOST_OPPONENTS, opponentSeats, opponents, toggleOpponent } from './opponents.ts';

const game = signal<GameName>('buyword');

/** Choosing whom to play against on this device, and at which game. */
export const OpponentsPage = () => {
  const { characters } = t();
  const wanted = new URLSearchParams(search.value).get('game');
  useLayoutEffect(() => {
    game.value = GAME_NAMES.find((name) => name === wanted) ?? game.value;
  }, [wanted]);
  const chosen = opponents.value;
  const most = MOST_OPPONENTS[game.value];
  const names = chosen.map((id) => characters.of[id].name);
  const isFull = chosen.length >= most;
  return (
    <div class="opponents">
      <header>
        <h1>{characters.heading}</h1>
        <p class="quiet">{characters.lead}</p>
      </header>
      <Choice
        legend={characters.game}
        options={GAME_NAMES.filter(isPlayedHere).map((value) => ({ value, label: characters.games[value] }))}
        value={game.value}
        onChange={(value) => {
          game.value = value;
        }}
      />
      <fieldset class="opponents-list">
        <legend class="unseen">{characters.choose}</legend>
        {CHARACTER_IDS.map((id) => (
          <Opponent key={id} id={id} isChosen={chosen.includes(id)} isFull={isFull} />
        ))}
      </fieldset>
      <div class="opponents-start">
        <p class="quiet" role="status">
          {chosen.length === 0 && characters.none}
          {chosen.length >= most && characters.most(most)}
        </p>
        {chosen.length > 0 && chosen.length <= most && (
          <Button onClick={() => startLocalGame({ game: game.value, bots: opponentSeats(game.value) })}>
            {characters.play(names)}
          </Button>
        )}
      </div>
    </div>
  );
};

type OpponentProps = {
  readonly id: CharacterId;
  readonly isChosen: boolean;
  readonly isFull: boolean;
};

const Opponent = ({ id, isChosen, isFull }: OpponentProps) => (
  <label class={isChosen ? 'opponent opponent-chosen' : 'opponent'}>
    <input
      type="checkbox"
      checked={isChosen}
      disabled={isFull && !isChosen}
      onChange={() => toggleOpponent(id)}
    />
    <CharacterCard id={id} />
  </label>
);
