import type { Bus } from './bus.ts';
import type { Store } from './ports.ts';

/** Instead of a time to wake: the table is in memory, and must be looked after where the process ends that has it. */
export const IN_MEMORY = 0;

const NOBODY: ReturnType<Bus['lookersElsewhere']> = [];

/** The bus of a process that serves its tables alone. */
export const createLocalBus = (store: Pick<Store, 'setWake' | 'replaceWake'>): Bus => ({
  isShared: false,
  follow: () => {},
  tell: () => {},
  keep: async ({ id, wakeAtMs }) => {
    if (wakeAtMs !== IN_MEMORY) await store.setWake(id, IN_MEMORY);
    return true;
  },
  keeps: () => true,
  release: async () => {},
  claimTurn: async () => true,
  share: () => {},
  lookersElsewhere: () => NOBODY,
  isAlone: () => true,
  start: (wakeTimes) => store.replaceWake(IN_MEMORY, wakeTimes()),
  stop: async () => {},
});
