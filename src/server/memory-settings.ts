import { err, ok, type Result } from '../shared/result.ts';
import { DEFAULT_MEMORY, type MemoryBounds } from './app/table-memory.ts';

const MEGABYTE = 2 ** 20;
const MOST = 1_000_000;

const readCount = (env: NodeJS.ProcessEnv, name: string, byDefault: number): Result<number, string> => {
  const text = env[name] ?? '';
  if (text === '') return ok(byDefault);
  const count = Number(text);
  if (/^\d+$/.test(text) && count >= 1 && count <= MOST) return ok(count);
  return err(`${name} must be a whole number from 1 to ${MOST}, not "${text}".`);
};

/** How much the environment wants to be kept in memory, or a sentence about what it cannot mean. */
export const memoryFrom = (env: NodeJS.ProcessEnv): Result<MemoryBounds, string> => {
  const tables = readCount(env, 'TABLES_IN_MEMORY', DEFAULT_MEMORY.tables);
  if (!tables.ok) return tables;
  const megabytes = readCount(env, 'TABLE_MEGABYTES', DEFAULT_MEMORY.bytes / MEGABYTE);
  return megabytes.ok ? ok({ tables: tables.value, bytes: megabytes.value * MEGABYTE }) : megabytes;
};
