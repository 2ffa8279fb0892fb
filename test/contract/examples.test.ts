import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { PROJECT_ROOT } from '../../src/server/project.ts';

const readme = readFileSync(join(PROJECT_ROOT, 'README.md'), 'utf8');

describe('the README', () => {
  it.each(['buyword', 'choose-your-words'])(
    'shows examples/%s.ts as it is, and what it prints',
    async (name) => {
      const file = join(PROJECT_ROOT, 'examples', `${name}.ts`);
      const { stdout } = await promisify(execFile)(process.execPath, [file], {
        env: { ...process.env, NO_COLOR: '1' },
      });
      expect(readme).toContain(`\`\`\`ts\n${readFileSync(file, 'utf8')}\`\`\`\n\n\`\`\`\n${stdout}\`\`\`\n`);
    },
  );
});
