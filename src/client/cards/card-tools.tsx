import { SoundTool, Tool, toggleCommands, toggleScores, toggleValues } from '../play/table-tools.tsx';
import { t } from '../texts.ts';

/** A tap away at every card table: what counts, the score sheet, the command line, the sound. */
export const CardTools = () => {
  const { cards, play } = t();
  return (
    <div class="tools">
      <Tool icon="prices" label={cards.valuesTool} shortcut="$" onClick={toggleValues} />
      <Tool icon="scores" label={cards.scoreSheet} onClick={toggleScores} />
      <Tool icon="keyboard" label={play.commands} shortcut="/" onClick={toggleCommands} />
      <SoundTool />
    </div>
  );
};
