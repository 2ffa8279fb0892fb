import { soundIsOn, switchSound } from '../sound/sound.ts';
import { t } from '../texts.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { toggleTool } from './open-tool.ts';

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
      <Tool icon="prices" label={play.priceList} shortcut="$" onClick={() => toggleTool('prices')} />
      <Tool icon="keyboard" label={play.commands} shortcut="/" onClick={() => toggleTool('commands')} />
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
