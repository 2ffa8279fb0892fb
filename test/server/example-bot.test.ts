import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { startTestServer } from '../support/game-server.ts';
import { Guest } from '../support/guest.ts';

const BOT = fileURLToPath(new URL('../../examples/bot.ts', import.meta.url));

describe('the example bot', () => {
  it('plays a whole game with nothing but fetch and WebSocket', async () => {
    const server = await startTestServer();
    const { stdout } = await promisify(execFile)(process.execPath, [BOT, server.base]);
    expect(stdout).toMatch(/The game is over after \d{2,} actions of mine: \{"reason":"bag"/);
    await server.remove();
  });

  it('asks for the words of a pasted theme, and sells them', async () => {
    const server = await startTestServer();
    const ann = await Guest.arrive(server.base, 'Ann');
    const pasted = [...'AEIOU'].flatMap((vowel) => [...'BCDLMNPRST'].map((letter) => `${vowel}${letter}`));
    const code = await ann.make({ capacity: 3, options: { theme: { words: pasted } } });
    await ann.do(code, 'add-bot', { bot: 'simple' });
    await ann.watch(code);
    const playing = promisify(execFile)(process.execPath, [BOT, server.base, code]);
    await ann.until('it sits here', () => ann.mirrors.get(code)?.info.seats[2] ?? undefined);
    await ann.do(code, 'start');
    await ann.do(code, 'leave');
    expect((await playing).stdout).toMatch(/The game is over/);
    const record = (await ann.ask(`/api/tables/${code}/record`)).body as string;
    const sold = [...record.matchAll(/^\d+ 2 sell ([A-Z]+)/gm)].map(([, word]) => word);
    expect(sold).not.toEqual([]);
    for (const word of sold) expect(pasted).toContain(word);
    ann.drop();
    await server.remove();
  });
});
