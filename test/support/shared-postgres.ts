/** One PostgreSQL for all tests that need no other, started before the first of them and stopped after the last. */
import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    readonly postgres: string;
  }
}

export default async (project: TestProject): Promise<() => Promise<void>> => {
  const server = await startPostgres();
  project.provide('postgres', server.url);
  return server.remove;
};
