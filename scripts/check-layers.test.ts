import { describe, expect, it } from 'vitest';
import { complaintsAbout } from './check-layers.ts';

describe('the layers', () => {
  it('allow what ARCHITECTURE.md allows', () => {
    expect(complaintsAbout('lexicon/x.ts', "import { ok } from '../shared/result.ts';")).toEqual([]);
    expect(
      complaintsAbout(
        'server/http/x.ts',
        "import fastify from 'fastify'; import a from '../../games/buyword/a.ts';",
      ),
    ).toEqual([]);
    expect(
      complaintsAbout('client/buyword/x.ts', "import '../table/motion/a.ts'; import '../style/a.css';"),
    ).toEqual([]);
    expect(complaintsAbout('notation/x.ts', "import type { A } from '../games/core/a.ts';")).toEqual([]);
  });

  it.each([
    [
      'lexicon/x.ts',
      "import { a } from '../games/buyword/a.ts';",
      'lexicon may not import from games/buyword',
    ],
    [
      'games/buyword/x.ts',
      "import type { A } from '../choose-your-words/a.ts';",
      'may not import from games/choose-your-words',
    ],
    ['games/core/x.ts', "export * from '../buyword/a.ts';", 'may not import from games/buyword'],
    ['client/x.tsx', "const a = await import('../server/a.ts');", 'client may not import from server'],
    [
      'client/x.ts',
      "new Worker(new URL('../server/a.ts', import.meta.url))",
      'client may not import from server',
    ],
    ['client/table/x.ts', "import '../buyword/a.ts';", 'client/table may not import from client/buyword'],
    ['client/buyword/x.ts', "import '../choose-your-words/a.ts';", 'client/buyword may not import'],
    ['client/ui/x.ts', "import '../app.tsx';", 'client/ui may not import from client/'],
    ['client/pages/x.ts', "import '../unheard-of/a.ts';", 'may not import from client/unheard-of'],
    ['client/table/x.ts', "import '../../games/buyword/a.ts';", 'client/table knows no game'],
    ['client/make/x.ts', "import '../../catalog/cards-form.ts';", 'client/make knows no game'],
    ['bots/x.ts', "import { readFile } from 'node:fs';", 'pure and may not import node:fs'],
    ['games/core/x.ts', 'const roll = Math.random();', 'pure and may not use Math.random'],
    ['odd/x.ts', '', 'lies in no layer'],
    ['shared/x.ts', "import a from '../../test/a.ts';", 'shared may not import from'],
  ])('refuse: %s %s', (path, text, complaint) => {
    expect(complaintsAbout(path, text).join()).toContain(complaint);
  });
});
