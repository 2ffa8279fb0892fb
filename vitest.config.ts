import { defineConfig } from 'vitest/config';

/** Generous: a slow machine is no failure; what hangs still ends. */
const timeouts = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 20_000 } } };

/** The files of a worker share what it has read and started: modules, dictionaries, a server and a browser. */
const shared = {
  ...timeouts,
  isolate: false,
  setupFiles: ['test/support/property-seed.ts', 'test/support/clean-globals.ts'],
};

export default defineConfig({
  test: {
    reporters: ['default'],
    // One worker a core: by default Vitest leaves one core idle, which of two is half the machine.
    maxWorkers: '100%',
    projects: [
      { test: { name: 'unit', include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'], ...shared } },
      { test: { name: 'contract', include: ['test/{client,contract,server}/**/*.test.ts'], ...shared } },
      {
        test: {
          name: 'postgres',
          include: ['test/postgres/**/*.test.ts'],
          ...shared,
          globalSetup: ['test/support/shared-postgres.ts'],
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
      { test: { name: 'engines', include: ['test/engines/**/*.test.ts'], ...timeouts } },
      { test: { name: 'browser', include: ['test/e2e/**/*.test.ts'], ...shared } },
    ],
  },
});
