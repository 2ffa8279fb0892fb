import { inject } from 'vitest';
import { createDatabase } from './ask-database.ts';

/** An empty database of the PostgreSQL that tests share. */
export const newDatabase = (settings?: string): Promise<string> =>
  createDatabase(inject('postgres'), settings);
