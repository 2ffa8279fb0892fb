import type { FunctionComponent } from 'preact';
import { t } from '../base/texts.ts';
import { soundIsOn, switchSound } from '../sound/sound.ts';
import { Tool } from '../ui/button.tsx';
import type { IconName } from '../ui/icon.tsx';
import { toggleTool } from './open-tool.ts';

/** A tool of a game: what opens it, and what it opens. */
export type GameTool = {
  readonly icon: IconName;
  readonly shortcut?: string;
  readonly name: string;
  readonly label: () => string;
  readonly Opened: FunctionComponent<{ readonly onClose: () => void }>;
};

/** The tools of a table: those of its game, the command line, the sound. */
export const gameTools = (tools: readonly GameTool[]) => () => (
  <div class="tools row gap-2 lines-0">
    {tools.map(({ name, label, icon, shortcut }) => (
      <Tool
        key={name}
        icon={icon}
        label={label()}
        {...(shortcut === undefined ? {} : { shortcut })}
        onClick={() => toggleTool(name)}
      />
    ))}
    <Tool icon="keyboard" label={t().play.commands} shortcut="/" onClick={() => toggleTool('commands')} />
    <SoundTool />
  </div>
);

/** The sound, off or on by one tap. */
export const SoundTool = () => (
  <Tool
    icon={soundIsOn.value ? 'sound-on' : 'sound-off'}
    label={t().play.sound}
    pressed={soundIsOn.value}
    onClick={switchSound}
  />
);
