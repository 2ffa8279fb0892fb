import { expect, it } from 'vitest';
import { createSimpleCardsBot } from '../../src/bots/choose-your-words/simple-bot.ts';
import { CHOOSE_YOUR_WORDS } from '../../src/games/choose-your-words/choose-your-words.ts';
import { createDealSource } from '../../src/games/choose-your-words/deal-source.ts';
import { startMatch } from '../../src/games/core/match.ts';
import { formatCardsRecord } from '../../src/notation/cards-record.ts';
import { loadLexicon, wordManifest } from '../../src/server/words/word-files.ts';
import { overflow, violations } from './access-checks.ts';
import { useSite } from './harness.ts';
import { logLines, result, tool } from './table-page.ts';

const { visit } = useSite();

/** The record of a short game of house bots. */
const playedRecord = (): string => {
  const lexicon = loadLexicon('en-full');
  const seed = 'cards again';
  const env = { deal: createDealSource({ seed }), judge: lexicon };
  const options = { stack: 40, minBet: 5 };
  const started = startMatch(CHOOSE_YOUR_WORDS, env, { players: 3, options, setup: { seed } });
  if (!started.ok) throw new Error(started.error.code);
  const match = started.value;
  const bot = createSimpleCardsBot(lexicon);
  while (!CHOOSE_YOUR_WORDS.isOver(match.state)) {
    const [seat = 0] = CHOOSE_YOUR_WORDS.view(match.state, null).toAct;
    const action = bot.choose(CHOOSE_YOUR_WORDS.view(match.state, seat), seat);
    if (action === undefined || !match.act(seat, action).ok) throw new Error('the bot is stuck');
  }
  return formatCardsRecord(
    {
      match,
      setup: { seed },
      lexicon: { name: 'en-full', sha256: wordManifest.dictionaries['en-full'].sha256 },
      rulesVersion: CHOOSE_YOUR_WORDS.rulesVersion,
      names: ['Ann', 'Bob', 'Cem'],
    },
    'all',
  );
};

it('a game of Choose Your Words is looked at again, hands and all, to its result', async () => {
  const { page } = await visit({ device: 'phone', path: '/replay', reducedMotion: 'reduce' });
  await page.getByRole('textbox', { name: 'Record' }).fill(playedRecord());
  await page.getByRole('button', { name: 'Show the game' }).click();
  await page.getByText('Choose Your Words: Ann, Bob and Cem').waitFor();
  await page.keyboard.press('ArrowRight');
  await page.getByText(/^Step 1 of/).waitFor();
  const bar = page.getByRole('region', { name: 'Moving through the game' });
  await bar
    .getByRole('status')
    .getByText(/Ann|Bob|Cem/)
    .waitFor();
  await logLines(page).first().waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
  await page.keyboard.press('Shift+ArrowRight');
  await page.getByText(/, round 2$/).waitFor();
  await page.keyboard.press('End');
  await result(page).getByRole('heading', { level: 2 }).waitFor();
  await (await tool(page, 'Picture of the result')).click();
  await page.getByRole('img', { name: /Ann|Bob|Cem/ }).waitFor();
});
