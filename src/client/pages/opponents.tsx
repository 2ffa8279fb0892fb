import { signal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { CHARACTER_IDS } from '../../bots/characters.ts';
import { classes } from '../base/classes.ts';
import { gameList, isListed, listedGame } from '../base/game-list.ts';
import { into } from '../base/into.ts';
import { t } from '../base/language.ts';
import { search } from '../base/route.ts';
import { CharacterCard } from '../bots/character-card.tsx';
import { opponentSeats, opponents, toggleOpponent } from '../bots/opponents.ts';
import { startLocalGame } from '../device/local-game.ts';
import { recordsAtHand } from '../saves/records-at-hand.ts';
import { Button } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { Against, AgainstLevels } from './against.tsx';

/** The game chosen last; the first, to begin with. */
const chosenGame = signal<string | undefined>(undefined);

/** Choosing whom to play against on this device, and at which game. */
export const OpponentsPage = () => {
  const { characters } = t();
  const wanted = new URLSearchParams(search.value).get('game');
  useLayoutEffect(() => {
    if (wanted !== null && isListed(wanted)) chosenGame.value = wanted;
  }, [wanted]);
  const { name: game, mostOpponents: most } = listedGame(chosenGame.value);
  const chosen = opponents.value;
  const names = chosen.map((id) => characters.of[id].name);
  const met = recordsAtHand.value?.games[game]?.bots ?? {};
  return (
    <div class="opponents stack gap-6">
      <header>
        <h1>{characters.heading}</h1>
        <p class="quiet">{characters.lead}</p>
      </header>
      <Choice
        legend={characters.game}
        options={gameList().map(({ name, title }) => ({
          value: name,
          label: <span translate={false}>{title}</span>,
        }))}
        value={game}
        onChange={into(chosenGame)}
      />
      <AgainstLevels met={met} />
      <fieldset class="columns" style="--column: 24rem">
        <legend class="unseen">{characters.choose}</legend>
        {CHARACTER_IDS.map((id) => (
          <label
            key={id}
            class={classes('opponent panel row lines-4 pad-4 whole', chosen.includes(id) && 'edge-money')}
          >
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              disabled={chosen.length >= most && !chosen.includes(id)}
              onChange={() => toggleOpponent(id)}
            />
            <CharacterCard id={id} />
            <Against tally={met[id]} />
          </label>
        ))}
      </fieldset>
      <div class="opponents-start stack gap-3">
        <p class="if-any quiet" role="status">
          {chosen.length === 0 && characters.none}
          {chosen.length >= most && characters.most(most)}
        </p>
        {chosen.length > 0 && chosen.length <= most && (
          <Button onClick={() => void startLocalGame({ game, bots: opponentSeats(game) })}>
            {characters.play(names)}
          </Button>
        )}
      </div>
    </div>
  );
};
