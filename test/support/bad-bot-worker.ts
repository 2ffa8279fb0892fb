/** A process of bots that hangs, ends or crashes where a view says so, and in the first round of a game; else it plays as bots do. */
import type { BotQuestion } from '../../src/server/app/ports.ts';

type Seen = { readonly round?: number; readonly phase?: string; readonly trouble?: string };

const troubleIn = ({ round, phase, trouble }: Seen): string | undefined => {
  if (trouble !== undefined || round !== 1) return trouble;
  if (phase === 'roll') return 'hang';
  return phase === 'buy' ? 'exit' : undefined;
};

const makeTrouble = (question: unknown): void => {
  const { view } = question as BotQuestion;
  const trouble = troubleIn(view as Seen);
  if (trouble === 'hang') for (;;);
  if (trouble === 'exit') process.exit(3);
  if (trouble === 'crash') process.kill(process.pid, 'SIGSEGV');
};

// Heard before what bots do.
process.on('message', makeTrouble);
await import('../../src/server/bots/bot-worker.ts');
