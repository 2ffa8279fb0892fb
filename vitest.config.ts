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
      // Each file has a server and a browser of its own, which wait for each other as often as they work.
      // A test that needs its second try is listed with it: a race to be found, but not everybody's red build.
      { test: { name: 'browser', include: ['test/e2e/**/*.test.ts'], ...timeouts, retry: 1 } },
    ],
  },
});
