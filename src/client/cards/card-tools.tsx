import { toggleTool } from '../play/open-tool.ts';
import { SoundTool, Tool } from '../play/table-tools.tsx';
import { t } from '../texts.ts';

/** A tap away at every card table: what counts, the score sheet, the command line, the sound. */
export const CardTools = () => {
  const { cards, play } = t();
  return (
    <div class="tools">
      <Tool icon="prices" label={cards.valuesTool} shortcut="$" onClick={() => toggleTool('values')} />
      <Tool icon="scores" label={cards.scoreSheet} onClick={() => toggleTool('scores')} />
      <Tool icon="keyboard" label={play.commands} shortcut="/" onClick={() => toggleTool('commands')} />
      <SoundTool />
    </div>
  );
};
