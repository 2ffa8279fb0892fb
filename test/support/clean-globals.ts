/**
 * What a test has put in the place of a global is taken back after it. The files of a worker share their globals: a `localStorage`
 * left behind would be read by whichever file comes next, which is another one in every run.
 */
import { afterEach, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
});
