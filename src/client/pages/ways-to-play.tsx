import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { addressFor } from '../base/game-list.ts';
import { t } from '../base/language.ts';
import { followLink, navigate } from '../base/route.ts';
import { fetchTexts } from '../base/texts.ts';
import { Face } from '../bots/face.tsx';
import { opponentSeats } from '../bots/opponents.ts';
import { isNewTo } from '../saves/known-games.ts';
import { runningGame } from '../saves/running-game.ts';
import type { BotSeat } from '../saves/saved-game.ts';
import { LinkButton } from '../ui/button.tsx';
import { Way } from '../ui/way.tsx';
import { DailyWay } from './daily-way.tsx';
import { JoinRow } from './join-row.tsx';
import { PlayOnline } from './play-online.tsx';
import { RunningLine } from './running-line.tsx';
import { withCode } from './with-code.ts';

const GAME = 'buyword';

/** The table is fetched ahead with what it says, once the home page has settled. */
const fetchTable = async () => {
  const [localGame] = await Promise.all([import('../device/local-game.ts'), fetchTexts()]);
  return localGame;
};

/** The ways into BuyWord, and back into a game that still runs. */
export const WaysToPlay = () => {
  const { puzzles, ways } = t().home;
  const { bots, alone, friends, pass, variants, learn } = ways;
  useEffect(() => {
    const timer = setTimeout(() => void fetchTable().catch(() => {}), 1500);
    return () => clearTimeout(timer);
  }, []);
  const start = (bots: readonly BotSeat[]): Promise<void> =>
    withCode(fetchTable, ({ startLocalGame }) => startLocalGame({ game: GAME, bots }));
  return (
    <Ways
      game={GAME}
      daily={
        <>
          <div class="columns fit gap-4">
            <DailyWay kind="bag" />
            <DailyWay kind="deal" />
          </div>
          <Way icon="check" {...puzzles} href="/puzzles" />
        </>
      }
      first={(isLead) => <Way icon="alone" {...alone} lead={isLead} onClick={() => start([])} />}
      learn={{ ...learn, href: '/learn' }}
      bots={bots}
      onBots={(opponents) => (opponents.length === 0 ? navigate('/bots') : start(opponents))}
    >
      <Way icon="friends" {...friends} href="/new" />
      <Way icon="pass" {...pass} href="/pass" />
      <Way icon="die" {...variants} href="/new?play=bots" />
    </Ways>
  );
};

type WaysProps = {
  readonly game: string;
  /** The way to its game of the day, if it has one: before all others, but for whoever has to learn the game first. */
  readonly daily?: ComponentChildren;
  /** The way before all others, if there is one; it leads where no game runs. Otherwise that is the way to the bots. */
  readonly first?: (isLead: boolean) => ComponentChildren;
  /** The lesson: it leads where the game is new to whoever comes, and is the last way otherwise. */
  readonly learn: { readonly name: string; readonly text: string; readonly href: string };
  readonly bots: { readonly name: string; readonly text: string };
  readonly onBots: (opponents: readonly BotSeat[]) => unknown;
  readonly children: ComponentChildren;
};

/** The ways into a game, and back into one that still runs; whoever is new to it is led to its lesson. */
export const Ways = ({ game, daily, first, learn, bots, onBots, children }: WaysProps) => {
  const { home, characters } = t();
  const running = runningGame();
  const isNew = running === undefined && isNewTo(game);
  const isLead = running === undefined && !isNew;
  const opponents = opponentSeats(game);
  return (
    <div class="ways stack gap-4">
      {!isNew && daily}
      {running !== undefined && (
        <>
          <LinkButton href={running} icon="next">
            {home.goOn}
          </LinkButton>
          <RunningLine />
        </>
      )}
      {isNew && <Way icon="learn" {...home.newHere} href={learn.href} lead />}
      {isNew && daily}
      {first?.(isLead)}
      <Way
        icon="bots"
        name={bots.name}
        text={opponents.length === 0 ? bots.text : characters.chosen(opponents.map(({ name }) => name))}
        lead={isLead && first === undefined}
        onClick={() => onBots(opponents)}
      >
        <a
          class="way-aside way-opponents row gap-3 touch text-3"
          href={addressFor('/bots', game)}
          onClick={followLink}
        >
          {opponents.map(({ bot }) => (
            <Face key={bot} bot={bot} />
          ))}
          <span>{characters.choose}</span>
        </a>
      </Way>
      <PlayOnline game={game} />
      {children}
      {!isNew && <Way icon="learn" {...learn} />}
      <JoinRow />
    </div>
  );
};
