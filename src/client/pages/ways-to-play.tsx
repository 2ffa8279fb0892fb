import type { ComponentChildren } from 'preact';
import { useEffect, useId } from 'preact/hooks';
import { Face } from '../bots/face.tsx';
import { opponentSeats } from '../bots/opponents.ts';
import { t } from '../language.ts';
import { followLink, navigate } from '../route.ts';
import { runningGame } from '../saves/running-game.ts';
import type { BotSeat } from '../saves/saved-game.ts';
import { fetchTexts } from '../texts.ts';
import { tryAgain } from '../try-again.ts';
import { LinkButton } from '../ui/button.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { toast } from '../ui/toast-state.ts';

/** The table is fetched ahead with what it says, once the home page has settled. */
const fetchTable = async () => {
  const [localGame] = await Promise.all([import('../play/local-game.ts'), fetchTexts()]);
  return localGame;
};

/** The six ways into a game, and back into one that still runs. */
export const WaysToPlay = () => {
  const { home, characters } = t();
  const { ways } = home;
  const running = runningGame();
  const opponents = opponentSeats('buyword');
  useEffect(() => {
    const timer = setTimeout(() => void fetchTable().catch(() => {}), 1500);
    return () => clearTimeout(timer);
  }, []);
  const start = async (bots: readonly BotSeat[]): Promise<void> => {
    try {
      const { startLocalGame } = await fetchTable();
      startLocalGame({ bots });
    } catch {
      const retry = async (): Promise<void> => {
        await tryAgain(fetchTable);
        await start(bots);
      };
      const { trouble, retry: label } = t().ui;
      toast(trouble, { label, onClick: () => void retry() });
    }
  };
  return (
    <div class="ways">
      {running !== undefined && (
        <LinkButton href={running} icon="next">
          {home.goOn}
        </LinkButton>
      )}
      <Way icon="alone" {...ways.alone} lead={running === undefined} onClick={() => start([])} />
      <Way
        icon="bots"
        name={ways.bots.name}
        text={opponents.length === 0 ? ways.bots.text : characters.chosen(opponents.map(({ name }) => name))}
        onClick={() => (opponents.length === 0 ? navigate('/bots') : start(opponents))}
      >
        <a class="way-opponents" href="/bots" onClick={followLink}>
          {opponents.map(({ bot }) => (
            <Face key={bot} bot={bot} />
          ))}
          <span>{characters.choose}</span>
        </a>
      </Way>
      <Way icon="friends" {...ways.friends} href="/new" />
      <Way icon="pass" {...ways.pass} href="/pass" />
      <Way icon="die" {...ways.variants} href="/new?play=bots" />
      <Way icon="learn" {...ways.learn} href="/learn" />
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
} & ({ readonly href: string } | { readonly onClick: () => void });

/** One way: a tile with its picture, its name, a line about it. The name is the door; all of the card opens it. */
export const Way = ({ icon, name, text, lead = false, children, ...way }: WayProps) => {
  const id = useId();
  return (
    <div class={lead ? 'way way-lead' : 'way'}>
      <span class="way-icon">
        <Icon name={icon} />
      </span>
      <div class="way-text">
        {'href' in way ? (
          <a class="way-door" aria-describedby={id} href={way.href} onClick={followLink}>
            {name}
          </a>
        ) : (
          <button type="button" class="way-door" aria-describedby={id} onClick={way.onClick}>
            {name}
          </button>
        )}
        <small id={id}>{text}</small>
      </div>
      {children}
    </div>
  );
};
