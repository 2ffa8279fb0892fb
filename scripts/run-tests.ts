import { relative } from 'node:path';
import { inspect } from 'node:util';
import { startVitest, type TestCase, type TestModule } from 'vitest/node';
import { ROOT } from './install.mjs';

export type TestRun = {
  readonly passed: number;
  readonly failed: number;
  /** What failed: file, test and the first line of why, or what went wrong outside of the tests. */
  readonly failures: readonly string[];
  /** How long each file took, the slowest first. */
  readonly files: readonly { readonly file: string; readonly ms: number }[];
};

type Config = NonNullable<Parameters<typeof startVitest>[2]>;

const fileOf = ({ moduleId }: TestModule): string => relative(ROOT, moduleId);

const LONGEST_REASON = 200;
const reasonOf = (test: TestCase): string => {
  const [line = ''] = (test.result().errors?.[0]?.message ?? test.result().state).split('\n');
  return line.length > LONGEST_REASON ? `${line.slice(0, LONGEST_REASON)}…` : line;
};

/** A file that could not even be read has failed too. */
const failuresIn = (module: TestModule): readonly string[] => [
  ...module.errors().map(({ message }) => `${fileOf(module)}: ${message}`),
  ...[...module.children.allTests()]
    .filter((test) => test.result().state !== 'passed')
    .map((test) => `${fileOf(module)} > ${test.fullName}: ${reasonOf(test)}`),
];

/** Runs tests once, printing as they go, and says how they went. Errors outside of all tests count as failures. */
export const runTests = async (filters: readonly string[], config: Config): Promise<TestRun> => {
  const vitest = await startVitest('test', [...filters], { root: ROOT, watch: false, ...config });
  const modules = vitest.state.getTestModules();
  const outside = vitest.state.getUnhandledErrors().map((error) => `outside of the tests: ${inspect(error)}`);
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const failures = [...modules.flatMap(failuresIn), ...outside];
  await vitest.close();
  return {
    passed: tests.filter((test) => test.result().state === 'passed').length,
    failed: failures.length,
    failures,
    files: modules
      .map((module) => ({ file: fileOf(module), ms: module.diagnostic().duration }))
      .toSorted((a, b) => b.ms - a.ms),
  };
};
