import '../style/bots-page.css';
import { signal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { CHARACTER_IDS, CHARACTERS, type CharacterId } from '../../bots/characters.ts';
import { ladderOf, wordsKnown } from '../../bots/ladder.ts';
import { LEVELS, type Level } from '../../bots/levels.ts';
import { botsPageIn } from '../../messages/bots-page.ts';
import { gameList, isListed, listedGame } from '../base/game-list.ts';
import { into } from '../base/into.ts';
import { language, t } from '../base/language.ts';
import { search } from '../base/route.ts';
import { BotCard } from '../bots/bot-card.tsx';
import { LadderChart } from '../bots/ladder-chart.tsx';
import { opponentSeats, opponents, seatOfBot, toggleOpponent } from '../bots/opponents.ts';
import { startLocalGame } from '../device/local-game.ts';
import { recordsAtHand } from '../saves/records-at-hand.ts';
import { Button } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { Against, AgainstLevels } from './against.tsx';

/** The game chosen last; the first, to begin with. */
const chosenGame = signal<string | undefined>(undefined);

/** The bots: what they know and how strong they are at a game, and which of them to play against on this device. */
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
  // Where a language has no ladder of its own, the English one tells nearly the same.
  const ladder = ladderOf(game, language.value) ?? ladderOf(game, 'en');
  const cardOf = (id: CharacterId) => (
    <BotCard
      key={id}
      {...{ id, game, ladder }}
      isChosen={chosen.includes(id)}
      isFull={chosen.length >= most}
      onToggle={() => toggleOpponent(id)}
      onDuel={() => void startLocalGame({ game, bots: [seatOfBot(id)] })}
    >
      <Against tally={met[id]} />
    </BotCard>
  );
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
      <div class="sides gap-8" style="--sides: minmax(0, 1fr) minmax(20rem, 25rem)">
        <fieldset class="stack gap-8">
          <legend class="unseen">{characters.choose}</legend>
          {LEVELS.map((level) => (
            <section key={level} class="stack gap-4">
              <LevelHead level={level} game={game} />
              <div class="columns" style="--column: 17rem">
                {CHARACTER_IDS.filter((id) => CHARACTERS[id].level === level).map(cardOf)}
              </div>
            </section>
          ))}
        </fieldset>
        {ladder !== undefined && (
          <div class="stays">
            <LadderChart ladder={ladder} />
          </div>
        )}
      </div>
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

type LevelHeadProps = { readonly level: Level; readonly game: string };

/** A level, and what it knows and overlooks at a game. */
const LevelHead = ({ level, game }: LevelHeadProps) => {
  const texts = botsPageIn(language.value);
  const words = wordsKnown(language.value, level);
  return (
    <div>
      <h2 class="text-5">{t().characters.levels[level]}</h2>
      <p>
        {level === 'expert' ? texts.knowsAll(words) : texts.knows(words)} {texts.games[game]?.levels[level]}
      </p>
    </div>
  );
};
