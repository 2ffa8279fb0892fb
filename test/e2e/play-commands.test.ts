import { describe, expect, it } from 'vitest';
import { useSite } from './harness.ts';
import { myTurn } from './play-page.ts';
import { plant, savedGame } from './saves.ts';
import { commandLine, focused, stepButton, tool, tray } from './table-page.ts';

const { visit } = useSite();

const at = (phase: 'roll' | 'buy' | 'sell', language: 'en' | 'fr' = 'en') =>
  savedGame({
    language,
    seed: 'commands',
    until: (view) => view.phase === phase && view.round > 2 && (view.seats[0]?.tileCount ?? 0) > 2,
  });

describe('the command line', () => {
  it('opens with /, plays what is typed, and says in a sentence what it does not understand', async () => {
    const { page } = await visit({ path: '/play?pace=0', before: plant(at('buy')), reducedMotion: 'reduce' });
    await myTurn(page);
    await page.keyboard.press('/');
    const line = commandLine(page);
    await focused(line).waitFor();
    await page.getByText(/^Open to you: .*decline/).waitFor();
    const alert = page.getByRole('alert');
    for (const [text, sentence] of [
      ['juggle', '“juggle” is no action. Try roll, buy, decline, sell WORD, done …'],
      ['roll', 'You cannot roll the die now: the lots are being bought.'],
      ['timeout 0', 'Only the table itself can end a turn.'],
      ['sell hello', 'A word takes one wild at most: write just that letter in lower case.'],
    ] as const) {
      await line.fill(text);
      await page.keyboard.press('Enter');
      await alert.getByText(sentence).waitFor();
    }
    await line.fill('  Decline ');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Lay out a word, or say done.' }).waitFor();
    await expect.poll(() => line.inputValue()).toBe('');
    // The focus stays for the next command.
    await page.keyboard.type('done');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Roll the die' }).waitFor();
    await page.keyboard.press('Escape');
    await line.waitFor({ state: 'detached' });
  });

  it('asks once before what cannot be taken back, here too', async () => {
    const { page } = await visit({
      path: '/play?pace=0',
      before: plant(at('roll')),
      reducedMotion: 'reduce',
    });
    await myTurn(page);
    await (await tool(page, 'Commands')).click();
    await commandLine(page).fill('leave');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Leave this game for good?' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Roll the die' }).waitFor();
  });

  it('speaks French in French', async () => {
    const { page } = await visit({
      language: 'fr',
      path: '/play?pace=0',
      before: plant(at('buy', 'fr')),
      reducedMotion: 'reduce',
    });
    await myTurn(page);
    await page.keyboard.press('/');
    await commandLine(page).fill('jongle');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('n’est pas une action').waitFor();
  });
});

describe('at the table', () => {
  it('$ shows the price list, and Escape leads back to the word', async () => {
    const { page } = await visit({
      path: '/play?pace=0',
      before: plant(at('sell')),
      reducedMotion: 'reduce',
    });
    await myTurn(page);
    await page.keyboard.press('$');
    const prices = page.getByRole('dialog', { name: 'What pips are worth' });
    await prices.getByText('$169').waitFor();
    await page.keyboard.press('Escape');
    await prices.waitFor({ state: 'detached' });
    await focused(tray(page)).waitFor();
  });

  it('what happens is told in sentences in a live region', async () => {
    const { page } = await visit({
      path: '/play?pace=0',
      before: plant(at('roll')),
      reducedMotion: 'reduce',
    });
    await myTurn(page);
    const said = page.getByRole('status').getByText(/^The die shows /);
    expect(await said.count()).toBe(0);
    await stepButton(page, 'Roll the die').click();
    await said.waitFor();
  });
});
