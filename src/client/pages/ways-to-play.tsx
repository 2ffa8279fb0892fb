import type { ComponentChildren } from 'preact';
import { useEffect, useId } from 'preact/hooks';
import { classes } from '../base/classes.ts';
import { addressFor } from '../base/game-list.ts';
import { t } from '../base/language.ts';
import { followLink, navigate } from '../base/route.ts';
import { spoken } from '../base/spoken.ts';
import { fetchTexts } from '../base/texts.ts';
import { tryAgain } from '../base/try-again.ts';
import { Face } from '../bots/face.tsx';
import { opponentSeats } from '../bots/opponents.ts';
import { runningGame } from '../saves/running-game.ts';
import type { BotSeat } from '../saves/saved-game.ts';
import { LinkButton } from '../ui/button.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { toast } from '../ui/toast-state.ts';
import { RunningLine } from './running-line.tsx';

const GAME = 'buyword';

/** The table is fetched ahead with what it says, once the home page has settled. */
const fetchTable = async () => {
  const [localGame] = await Promise.all([import('../device/local-game.ts'), fetchTexts()]);
  return localGame;
};

/** The six ways into BuyWord, and back into a game that still runs. */
export const WaysToPlay = () => {
  const { bots, alone, friends, pass, variants, learn } = t().home.ways;
  useEffect(() => {
    const timer = setTimeout(() => void fetchTable().catch(() => {}), 1500);
    return () => clearTimeout(timer);
  }, []);
  const start = async (opponents: readonly BotSeat[]): Promise<void> => {
    try {
      const { startLocalGame } = await fetchTable();
      await startLocalGame({ game: GAME, bots: opponents });
    } catch {
      const retry = async (): Promise<void> => {
        await tryAgain(fetchTable);
        await start(opponents);
      };
      const label = spoken(() => t().ui.retry);
      toast(
        spoken(() => t().ui.trouble),
        { label, onClick: () => void retry() },
      );
    }
  };
  return (
    <Ways
      game={GAME}
      first={(isLead) => <Way icon="alone" {...alone} lead={isLead} onClick={() => start([])} />}
      bots={bots}
      onBots={(opponents) => (opponents.length === 0 ? navigate('/bots') : start(opponents))}
    >
      <Way icon="friends" {...friends} href="/new" />
      <Way icon="pass" {...pass} href="/pass" />
      <Way icon="die" {...variants} href="/new?play=bots" />
      <Way icon="learn" {...learn} href="/learn" />
    </Ways>
  );
};

type WaysProps = {
  readonly game: string;
  /** The way before all others, if there is one; it leads where no game runs. Otherwise that is the way to the bots. */
  readonly first?: (isLead: boolean) => ComponentChildren;
  readonly bots: { readonly name: string; readonly text: string };
  readonly onBots: (opponents: readonly BotSeat[]) => unknown;
  readonly children: ComponentChildren;
};

/** The ways into a game, and back into one that still runs. */
export const Ways = ({ game, first, bots, onBots, children }: WaysProps) => {
  const { home, characters } = t();
  const running = runningGame();
  const isLead = running === undefined;
  const opponents = opponentSeats(game);
  return (
    <div class="ways stack gap-4">
      {running !== undefined && (
        <>
          <LinkButton href={running} icon="next">
            {home.goOn}
          </LinkButton>
          <RunningLine />
        </>
      )}
      {first?.(isLead)}
      <Way
        icon="bots"
        name={bots.name}
        text={opponents.length === 0 ? bots.text : characters.chosen(opponents.map(({ name }) => name))}
        lead={isLead && first === undefined}
        onClick={() => onBots(opponents)}
      >
        <a class="way-opponents row gap-3 touch text-3" href={addressFor('/bots', game)} onClick={followLink}>
          {opponents.map(({ bot }) => (
            <Face key={bot} bot={bot} />
          ))}
          <span>{characters.choose}</span>
        </a>
      </Way>
      {children}
    </div>
  );
};

type WayProps = {
  readonly icon: IconName;
  readonly name: string;
  readonly text: string;
  /** The one to take if one does not know which. */
  readonly lead?: boolean;
  readonly children?: ComponentChildren;
} & ({ readonly href: string } | { readonly onClick: () => unknown });

/** One way: a tile with its picture, its name, a line about it. The name is the door; all of the card opens it. */
export const Way = ({ icon, name, text, lead = false, children, ...way }: WayProps) => {
  const id = useId();
  return (
    <div class={classes('way holder sheet raised row pad-4', lead && 'way-lead')}>
      <span class="way-icon centre">
        <Icon name={icon} />
      </span>
      <div class="way-text grow stack items-start gap-0" style="--basis: 8rem">
        {'href' in way ? (
          <a class="way-door bare title start" aria-describedby={id} href={way.href} onClick={followLink}>
            {name}
          </a>
        ) : (
          <button type="button" class="way-door bare title start" aria-describedby={id} onClick={way.onClick}>
            {name}
          </button>
        )}
        <small id={id}>{text}</small>
      </div>
      {children}
    </div>
  );
};
