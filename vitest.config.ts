import { defineConfig } from 'vitest/config';

/** Generous: a slow machine is no failure; what hangs still ends. */
const timeouts = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 20_000 } } };

export default defineConfig({
  test: {
    reporters: ['default'],
    // One worker a core: by default Vitest leaves one core idle, which of two is half the machine.
    maxWorkers: '100%',
    projects: [
      { test: { name: 'unit', include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'], ...timeouts } },
      {
        test: {
          name: 'contract',
          include: ['test/{client,contract,server}/**/*.test.ts'],
          ...timeouts,
        },
      },
      {
        test: {
          name: 'hosting',
          include: ['test/hosting/**/*.test.ts'],
          ...timeouts,
          fileParallelism: false,
        },
      },
      // The files of a worker share its server, its browser and the dictionaries it has read.
      { test: { name: 'browser', include: ['test/e2e/**/*.test.ts'], ...timeouts, isolate: false } },
    ],
  },
});
