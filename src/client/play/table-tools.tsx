import { signal } from '@preact/signals';
import { soundIsOn, switchSound } from '../sound/sound.ts';
import { t } from '../texts.ts';
import { Icon, type IconName } from '../ui/icon.tsx';

/** What can lie open beside a table: prices, or the values of cards and the score sheet; the command line. */
type OpenTool = 'prices' | 'values' | 'scores' | 'commands';
export const openTool = signal<OpenTool | undefined>(undefined);

const toggle = (tool: OpenTool) => (): void => {
  openTool.value = openTool.value === tool ? undefined : tool;
};

export const togglePrices = toggle('prices');
export const toggleValues = toggle('values');
export const toggleScores = toggle('scores');
export const toggleCommands = toggle('commands');
export const closeTools = (): void => {
  openTool.value = undefined;
};

type ToolProps = {
  readonly icon: IconName;
  readonly label: string;
  readonly onClick: () => void;
  readonly shortcut?: string;
  readonly pressed?: boolean;
};

/** A tool beside the table. */
export const Tool = ({ icon, label, onClick, shortcut, pressed }: ToolProps) => (
  <button
    type="button"
    class="tool"
    aria-label={label}
    title={shortcut === undefined ? label : `${label} (${shortcut})`}
    aria-keyshortcuts={shortcut}
    aria-pressed={pressed}
    onClick={onClick}
  >
    <Icon name={icon} />
    <span class="tool-label" aria-hidden="true">
      {label}
    </span>
  </button>
);

/** A tap away at every table: the price list, the command line, the sound. */
export const TableTools = () => {
  const { play } = t();
  return (
    <div class="tools">
      <Tool icon="prices" label={play.priceList} shortcut="$" onClick={togglePrices} />
      <Tool icon="keyboard" label={play.commands} shortcut="/" onClick={toggleCommands} />
      <SoundTool />
    </div>
  );
};

/** The sound, off or on by one tap. */
export const SoundTool = () => (
  <Tool
    icon={soundIsOn.value ? 'sound-on' : 'sound-off'}
    label={t().play.sound}
    pressed={soundIsOn.value}
    onClick={switchSound}
  />
);
