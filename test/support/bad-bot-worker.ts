/** A thread of bots that hangs, ends or throws where a view says so, and in the first round of a game; else it plays as bots do. */
import { parentPort } from 'node:worker_threads';
import type { BotQuestion } from '../../src/server/app/ports.ts';

type Seen = { readonly round?: number; readonly phase?: string; readonly trouble?: string };

const troubleIn = ({ round, phase, trouble }: Seen): string | undefined => {
  if (trouble !== undefined || round !== 1) return trouble;
  if (phase === 'roll') return 'hang';
  return phase === 'buy' ? 'exit' : undefined;
};

const makeTrouble = ({ view }: BotQuestion): void => {
  const trouble = troubleIn(view as Seen);
  if (trouble === 'hang') for (;;);
  if (trouble === 'exit') process.exit(3);
  if (trouble === 'throw') throw new Error('a bug');
};

if (parentPort !== null) {
  const hear = parentPort.on.bind(parentPort) as (
    name: 'message',
    listen: (question: BotQuestion) => void,
  ) => void;
  Object.assign(parentPort, {
    on: (name: 'message', listen: (question: BotQuestion) => void) =>
      hear(name, (question) => {
        makeTrouble(question);
        listen(question);
      }),
  });
}
await import('../../src/server/bots/bot-worker.ts');
