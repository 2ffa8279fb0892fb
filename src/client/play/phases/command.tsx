import { t } from '../../language.ts';
import { toggleCommands } from '../table-tools.tsx';
import type { PhaseSurface } from './surface.ts';

const CommandActions = () => (
  <div class="actions">
    <button type="button" class="button" data-step-focus onClick={toggleCommands}>
      {t().play.commands}
    </button>
  </div>
);

/** A phase that has no buttons yet: the command line does it. */
export const commandSurface: PhaseSurface = {
  prompt: () => t().play.commandStep,
  waiting: (who) => t().play.waitOther(who),
  Actions: CommandActions,
};
