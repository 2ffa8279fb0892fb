import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { overflow, smallTargets, violations } from './access-checks.ts';
import { useSite } from './harness.ts';
import { plant, savedGame } from './saves.ts';
import { focused, result, step } from './table-page.ts';

const { visit } = useSite();

const RECORDS = fileURLToPath(new URL('../records/', import.meta.url));
const three = readFileSync(`${RECORDS}0.1-challenge-three.txt`, 'utf8');
const crossword = readFileSync(`${RECORDS}0.1-crossword-three.txt`, 'utf8');

const over = savedGame({
  seed: 'to be seen again',
  bots: ['Penny', 'Marlowe'],
  until: ({ phase }) => phase === 'over',
});

const paste = async (page: Page, record: string): Promise<void> => {
  await page.getByRole('textbox', { name: 'Record' }).fill(record);
  await page.getByRole('button', { name: 'Show the game' }).click();
};
const position = (page: Page) => page.getByRole('slider', { name: 'Step' });
const bar = (page: Page) =>
  page.getByRole('region', { name: /^(?:Moving through the game|Naviguer dans la partie)$/ });
/** What is told of the step that is shown. */
const told = (page: Page, text: RegExp) => bar(page).getByRole('status').filter({ hasText: text });
const lastStep = async (page: Page): Promise<number> => Number(await position(page).getAttribute('max'));

describe('a replay', () => {
  it('shows a record that was pasted, step by step, by key, each step in words', async () => {
    const { page } = await visit({ path: '/replay', reducedMotion: 'reduce' });
    // What cannot be read is told, and can be mended.
    await paste(page, 'Hello there');
    await page.getByRole('alert').getByText('Line 1 of the record can’t be read.').waitFor();
    await paste(page, three);
    await page.getByText(/^BuyWord: .* and /).waitFor();
    await page.keyboard.press('ArrowRight');
    await told(page, /rolled|die/).waitFor();
    await page.keyboard.press('ArrowRight');
    await page.getByText(/^Step 2 of \d+, round 1$/).waitFor();
    await page.keyboard.press('ArrowLeft');
    await page.getByText(/^Step 1 of/).waitFor();
    await page.keyboard.press('Shift+ArrowRight');
    await page.getByText(/, round 2$/).waitFor();
    await page.keyboard.press('End');
    await result(page).getByRole('heading', { level: 2 }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Play again' }).or(step(page)).count()).toBe(0);
    await page.keyboard.press('Home');
    await page.getByText(/^Step 0 of/).waitFor();
    await page.getByText('All steps').click();
    await page
      .getByRole('button', { name: / sold / })
      .first()
      .click();
    await told(page, / sold .+ for \$/).waitFor();
    // The record lies in the address: the same again after a reload, or on another device.
    await page.waitForURL(/#r=/);
    await page.reload();
    await page.getByText(/^BuyWord: .* and /).waitFor();
    await expect.poll(() => lastStep(page)).toBeGreaterThan(50);
  });

  it('shows chance as at the table where it goes on step by step, and at once where it jumps', async () => {
    const { page } = await visit({ path: '/replay' });
    await paste(page, three);
    const rolling = page.locator('.die-rolls');
    await page.getByText(/^Step 0 of/).waitFor();
    await page.keyboard.press('ArrowRight');
    await rolling.waitFor();
    // Told once the die lies still; whoever goes on does not wait for that.
    expect(await told(page, /die/).count()).toBe(0);
    await page.keyboard.press('ArrowRight');
    await page.getByText(/^Step 2 of/).waitFor();
    await page.keyboard.press('Home');
    await page.getByText(/^Step 0 of/).waitFor();
    await position(page).fill('3');
    await page.getByText(/^Step 3 of/).waitFor();
    await expect.poll(() => rolling.count()).toBe(0);
    await page.keyboard.press('End');
    await result(page).getByRole('heading', { level: 2 }).waitFor();
    expect(await page.locator('.result-lively').count()).toBe(0);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowRight');
    await page.locator('.result-lively').waitFor();
  });

  it('plays by itself on a phone, by touch, and stops at the end', async () => {
    const { page } = await visit({ device: 'phone', path: '/replay', reducedMotion: 'reduce' });
    await paste(page, crossword);
    await page.getByRole('combobox', { name: 'Speed' }).selectOption('fast');
    const last = await lastStep(page);
    await position(page).fill(String(last - 2));
    await page.getByRole('button', { name: 'Play (Space)' }).tap();
    await page.getByText(`Step ${last} of ${last}`).waitFor();
    await page.getByRole('button', { name: 'Play (Space)' }).waitFor();
    await page.getByRole('button', { name: /^One step back/ }).tap();
    await page.getByText(`Step ${last - 1} of ${last}`).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    expect(await smallTargets(page)).toEqual([]);
  });

  /** What somebody drags or has copied: a file, or a text. */
  const carrying = (page: Page, what: 'file' | 'text', text: string) =>
    page.evaluateHandle(
      ([kind = '', record = '']) => {
        const { DataTransfer, File } = globalThis as unknown as {
          DataTransfer: new () => {
            items: { add: (file: unknown) => void };
            setData: (type: string, text: string) => void;
          };
          File: new (parts: string[], name: string) => unknown;
        };
        const carried = new DataTransfer();
        if (kind === 'file') carried.items.add(new File([record], 'game.txt'));
        else carried.setData('text/plain', record);
        return carried;
      },
      [what, text],
    );

  it('takes a record by a file that is chosen, and by what is dropped or pasted anywhere', async () => {
    const { page } = await visit({ path: '/replay' });
    const file = { name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(three) };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByText(/^Step 0 of/).waitFor();
    const steps = await lastStep(page);
    // Over a game that is shown, beside everything.
    const heading = page.getByRole('heading', { level: 1 });
    await heading.dispatchEvent('drop', { dataTransfer: await carrying(page, 'file', 'Hello there') });
    await page.getByRole('alert').getByText('Line 1 of the record can’t be read.').waitFor();
    await expect.poll(() => lastStep(page)).toBe(steps);
    await heading.dispatchEvent('drop', { dataTransfer: await carrying(page, 'file', crossword) });
    await expect.poll(() => lastStep(page)).not.toBe(steps);
    await page.getByRole('alert').filter({ hasText: 'Line 1' }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Open another record' }).click();
    await focused(page.getByRole('textbox', { name: 'Record' })).waitFor();
    expect(new URL(page.url()).hash).toBe('');
    const text = await carrying(page, 'text', three);
    await page.locator('body').evaluate((body, clipboardData) => {
      const { ClipboardEvent } = globalThis as unknown as {
        ClipboardEvent: new (type: string, how: object) => Event;
      };
      body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    }, text);
    await expect.poll(() => lastStep(page)).toBe(steps);
  });

  it('says when the words were others than today’s, and that a link is broken', async () => {
    const { page } = await visit({ path: '/replay' });
    await paste(page, three.replace(/sha256:[0-9a-f]{64}/, `sha256:${'0'.repeat(64)}`));
    await page.getByText('another edition of the dictionary').waitFor();
    await page.goto('/replay#r=abc');
    await page.reload();
    await page.getByRole('alert').getByText('This link is broken').waitFor();
  });

  it('shows a game of this device, with its record, a link to share and a picture', async () => {
    const { page } = await visit({
      path: '/replay?game=planted',
      before: plant(over),
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await page.getByText('BuyWord: You, Penny and Marlowe').waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download the record' }).click(),
    ]);
    const record = readFileSync(await file.path(), 'utf8');
    expect(record).toMatch(/^\[Game "buyword"\]/);
    await page.getByRole('button', { name: 'Copy the record' }).click();
    await page.getByText('Record copied.').waitFor();
    await expect.poll(() => page.evaluate('navigator.clipboard.readText()')).toBe(record);

    await page.getByRole('button', { name: 'Share a link' }).click();
    await page.getByText('Link copied.').waitFor();
    const link = String(await page.evaluate('navigator.clipboard.readText()'));
    const steps = await lastStep(page);
    const other = await visit({ path: link.replace(/^https?:\/\/[^/]+/, '') });
    await other.page.getByText('BuyWord: Player 1, Penny and Marlowe').waitFor();
    await expect.poll(() => lastStep(other.page)).toBe(steps);

    await page.getByRole('button', { name: 'Picture of the result' }).click();
    const [picture] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download the picture' }).click(),
    ]);
    const bytes = readFileSync(await picture.path());
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  it('leaves room for the game with large text and on a phone on its side, and loses nothing', async () => {
    const { page } = await visit({
      device: 'phone',
      language: 'fr',
      path: '/replay?game=planted',
      reducedMotion: 'reduce',
      before: plant(over),
    });
    await bar(page).waitFor();
    for (const [width, height, fontSize] of [
      [390, 844, '200%'],
      [844, 390, '100%'],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate(`document.documentElement.style.fontSize = '${fontSize}'`);
      await page.keyboard.press('Home');
      await page.getByText(/^Étape 0 /).waitFor();
      expect((await bar(page).boundingBox())?.height).toBeLessThanOrEqual(height * 0.6);
      expect(await overflow(page)).toBe(0);
      expect(await smallTargets(page)).toEqual([]);
      await page.keyboard.press('End');
      await result(page).waitFor();
      expect(await overflow(page)).toBe(0);
    }
  });

  it('does not show a game that is not over, or not here', async () => {
    const running = savedGame({ seed: 'running', until: ({ round }) => round > 2 });
    const { page } = await visit({ path: '/replay?game=planted', before: plant(running) });
    await page.getByRole('alert').getByText('This game isn’t over yet').waitFor();
    await page.goto('/replay?game=nothere');
    await page.getByRole('alert').getByText('isn’t saved on this device').waitFor();
  });
});
