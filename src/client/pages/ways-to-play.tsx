import { signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useId } from 'preact/hooks';
import { t } from '../language.ts';
import { readSave } from '../play/game-save.ts';
import { followLink } from '../route.ts';
import { LinkButton } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { AskDialog } from '../ui/dialog.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';

const BOT_COUNTS = [1, 2, 3] as const;
const botCount = signal<number>(2);

/** Whether a game alone or with bots is kept that has not ended. */
const isGameRunning = (): boolean => {
  const kept = readSave('own');
  return typeof kept === 'object' && kept.events.at(-1)?.type !== 'ended';
};

/** The table is fetched ahead, once the home page has settled. */
const fetchTable = () => import('../play/local-game.ts');

/** The five ways into a game, and back into one that still runs. */
export const WaysToPlay = () => {
  const { home, play } = t();
  const { ways } = home;
  const asked = useSignal<number | undefined>(undefined);
  const running = isGameRunning();
  useEffect(() => {
    const timer = setTimeout(() => void fetchTable().catch(() => {}), 1500);
    return () => clearTimeout(timer);
  }, []);
  const startNow = async (bots: number): Promise<void> => {
    const { startGame } = await fetchTable();
    startGame(bots);
  };
  const start = (bots: number): void => {
    if (running) asked.value = bots;
    else void startNow(bots);
  };
  return (
    <div class="ways">
      {running && (
        <LinkButton href="/play" icon="next">
          {home.goOn}
        </LinkButton>
      )}
      <Way icon="alone" {...ways.alone} lead={!running} onClick={() => start(0)} />
      <Way icon="bots" {...ways.bots} onClick={() => start(botCount.value)}>
        <Choice
          legend={ways.botCount}
          options={BOT_COUNTS.map((value) => ({ value, label: value }))}
          value={botCount.value}
          onChange={(value) => {
            botCount.value = value;
          }}
        />
      </Way>
      <Way icon="friends" {...ways.friends} href="/new" />
      <Way icon="pass" {...ways.pass} href="/pass" />
      <Way icon="learn" {...ways.learn} href="/learn" />
      {asked.value !== undefined && (
        <AskDialog
          heading={play.askNew}
          text={play.askNewText}
          yes={play.giveUp}
          onYes={() => void startNow(asked.value ?? 0)}
          onNo={() => {
            asked.value = undefined;
          }}
        />
      )}
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
const Way = ({ icon, name, text, lead = false, children, ...way }: WayProps) => {
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
