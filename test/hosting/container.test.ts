import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** The instructions of the Containerfile, continued lines joined. */
const steps = read('Containerfile')
  .replaceAll(/\\\n/g, ' ')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => ({ verb: line.split(' ', 1)[0] as string, rest: line.slice(line.indexOf(' ') + 1).trim() }));
const restsOf = (verb: string): string[] =>
  steps.filter((step) => step.verb === verb).map(({ rest }) => rest);
const packed: { bin: Record<string, string>; files: string[] } = JSON.parse(read('package.json'));

describe('the Containerfile', () => {
  it('is Debian’s, runs without root, and keeps its data in a volume', () => {
    for (const from of restsOf('FROM'))
      expect(from).toMatch(/^docker\.io\/library\/debian:\w+-slim( AS \w+)?$/);
    const last = steps.map(({ verb }) => verb).lastIndexOf('FROM');
    const final = steps.slice(last);
    const at = (verb: string): number => final.findIndex((step) => step.verb === verb);
    expect(final[at('USER')]?.rest).toMatch(/^[1-9]\d*:[1-9]\d*$/);
    expect(at('USER')).toBeLessThan(at('ENTRYPOINT'));
    const [volume] = restsOf('VOLUME');
    expect(final[at('ENV')]?.rest).toContain(`DATA_DIR=${volume}`);
    const [user] = (final[at('USER')]?.rest ?? '').split(':');
    expect(final[at('RUN')]?.rest).toContain(`-o ${user}`);
    // What the package starts with asks for `node` by name, and the image has no other.
    expect(final[at('RUN')]?.rest).toContain('/bin/node /usr/local/bin/node');
  });

  it('copies only what is there', () => {
    const sources = restsOf('COPY')
      .filter((rest) => !rest.startsWith('--from='))
      .flatMap((rest) => rest.split(/\s+/).slice(0, -1));
    expect(sources.length).toBeGreaterThan(4);
    for (const source of sources) expect([source, existsSync(join(ROOT, source))]).toEqual([source, true]);
    const stages = restsOf('FROM').flatMap((rest) => / AS (\w+)$/.exec(rest)?.[1] ?? []);
    for (const rest of restsOf('COPY')) {
      const stage = /^--from=(\w+)/.exec(rest)?.[1];
      if (stage !== undefined) expect(stages).toContain(stage);
    }
  });

  it('starts what the package is called', () => {
    expect(JSON.parse(restsOf('ENTRYPOINT')[0] as string)).toEqual(Object.keys(packed.bin));
    for (const path of [
      ...Object.values(packed.bin),
      ...packed.files.filter((file) => !file.startsWith('dist/')),
    ])
      expect([path, existsSync(join(ROOT, path))]).toEqual([path, true]);
  });
});
