import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { GROUNDS, PERSON_DRAWINGS } from '../../src/client/faces/person-faces.ts';
import { messagesIn } from '../../src/messages/messages.ts';
import { formatLook, LOOK_COUNT, lookNumber } from '../../src/shared/looks.ts';
import { lost, violationsInBothLights } from './access-checks.ts';
import { makeTable, seats, sitDown } from './friends-page.ts';
import { useSite } from './harness.ts';
import { chatOn, doAt, tableOf } from './people-page.ts';
import { logOf, prompt } from './table-page.ts';

const { visit } = useSite();
const still = { reducedMotion: 'reduce' } as const;
const { looks, play } = messagesIn('en');

/** Which faces are drawn somewhere, in order: as `fox blue`; a face has no name but that of who has it. */
const facesIn = async (place: Locator): Promise<string[]> => {
  const drawn = await place.locator('svg.face').evaluateAll((faces) =>
    faces.map((face) => ({
      ground: face.querySelector('circle')?.getAttribute('fill'),
      first: face.querySelector('path')?.getAttribute('d'),
    })),
  );
  const known = Array.from({ length: LOOK_COUNT }, (_, number) => lookNumber(number));
  return drawn.map(({ ground, first }) => {
    const look = known.find(
      ({ face, colour }) => PERSON_DRAWINGS[face][0]?.d === first && GROUNDS[colour].ground === ground,
    );
    return look === undefined ? 'bot' : formatLook(look);
  });
};

const rivals = (page: Page): Locator => page.getByRole('region', { name: play.others });
const picker = (page: Page): Locator => page.getByRole('dialog');
const faceButton = (page: Page, heading: string = looks.choose): Locator =>
  page.getByRole('button', { name: heading });

/** Chooses a face and a colour by touch. */
const choose = async (page: Page, face: string, colour: string): Promise<void> => {
  await picker(page).getByRole('radio', { name: face, exact: true }).check();
  await picker(page).getByRole('radio', { name: colour, exact: true }).check();
  await picker(page).getByRole('button', { name: looks.take }).click();
  await picker(page).waitFor({ state: 'detached' });
};

describe('two people of one name', () => {
  it('are told apart at their table: in the room, at the game, in its story and in the chat', async () => {
    const [{ page: first }, { page: second }] = await Promise.all([
      visit({ path: '/new', ...still }),
      visit({ path: null, ...still }),
    ]);
    const path = await makeTable(first, 'Ann');
    await second.goto(path);
    await second.getByLabel('Your name').fill('ANN');
    await second.getByRole('button', { name: 'Take a seat' }).click();
    await seats(second).getByText('ANN 2', { exact: true }).waitFor();
    await seats(first).getByText('ANN 2', { exact: true }).waitFor();
    await first.getByRole('button', { name: 'Start with 2 players' }).click();
    await rivals(first).getByText('ANN 2', { exact: true }).waitFor();
    await rivals(second).getByText('Ann', { exact: true }).waitFor();
    await second.getByRole('tab', { name: 'Chat' }).click();
    await chatOn(second).write('me too');
    await first.getByRole('tab', { name: /Chat/ }).click();
    await chatOn(first).log.getByText('ANN 2', { exact: true }).waitFor();
    await first.getByRole('tab', { name: 'Log' }).click();
    const [annSays, otherSays] = await Promise.all([logOf(first), prompt(second).innerText()]);
    expect(annSays + otherSays).not.toMatch(/\bANN\b(?! 2)/);
  });
});

describe('a face', () => {
  it('is chosen by keyboard where one says one’s name, and seen on both sides of the table', async () => {
    const [{ page: ann }, { page: bob }] = await Promise.all([
      visit({ as: 'Ann', path: null, ...still }),
      visit({ path: null, ...still }),
    ]);
    const code = await tableOf(ann);
    await Promise.all([ann, bob].map((page) => page.goto(`/t/${code}`)));
    // One is there before anything is chosen.
    await faceButton(bob).waitFor();
    await expect.poll(() => facesIn(faceButton(bob))).toHaveLength(1);
    await faceButton(bob).focus();
    await bob.keyboard.press('Enter');
    await picker(bob).getByRole('radio', { name: 'Fox', exact: true }).focus();
    await bob.keyboard.press('Space');
    await bob.keyboard.press('ArrowRight');
    await picker(bob).getByRole('radio', { name: 'Cat', exact: true, checked: true }).waitFor();
    await picker(bob).getByRole('radio', { name: 'Pink', exact: true }).focus();
    await bob.keyboard.press('Space');
    await picker(bob).getByText('Cat, pink', { exact: true }).waitFor();
    await bob.keyboard.press('Enter');
    await picker(bob).waitFor({ state: 'detached' });
    // It was taken, and the form was not sent with it.
    await bob.getByRole('button', { name: `${looks.choose} (now: Cat, pink)` }).waitFor();
    await sitDown(bob, 'Bob');
    await expect.poll(async () => (await facesIn(seats(ann))).at(1)).toBe('cat pink');
    const [own, others] = [await facesIn(seats(ann)), await facesIn(seats(bob))];
    expect(own).toEqual(others);
    await doAt(ann, code, 'start');
    await rivals(ann).waitFor();
    await expect.poll(() => facesIn(rivals(ann))).toEqual(['cat pink']);
    await rivals(bob).waitFor();
    await expect.poll(() => facesIn(rivals(bob))).toEqual([own[0]]);
  });

  it('that is changed in the settings is seen at the table by others at once', async () => {
    const [{ page: ann }, { page: bob }] = await Promise.all([
      visit({ as: 'Ann', path: null, device: 'phone', ...still }),
      visit({ as: 'Bob', path: null, ...still }),
    ]);
    const code = await tableOf(ann);
    await doAt(bob, code, 'sit');
    await bob.goto(`/t/${code}`);
    await seats(bob).waitFor();
    await ann.goto('/settings');
    await faceButton(ann).tap();
    expect(await violationsInBothLights(ann)).toEqual([]);
    expect(await lost(ann)).toEqual([]);
    await choose(ann, 'Octopus', 'Turquoise');
    await ann.getByText('Saved.').waitFor();
    await expect.poll(async () => (await facesIn(seats(bob))).at(0)).toBe('octopus turquoise');
    await ann.reload();
    await ann.getByRole('button', { name: `${looks.choose} (now: Octopus, turquoise)` }).waitFor();
    // What is thought better of changes nothing.
    await faceButton(ann).tap();
    await picker(ann).getByRole('radio', { name: 'Ghost', exact: true }).check();
    await ann.keyboard.press('Escape');
    await ann.getByRole('button', { name: `${looks.choose} (now: Octopus, turquoise)` }).waitFor();
  });

  it('is everybody’s own where a device is passed on, two of one name have a number, and both last', async () => {
    const { page } = await visit({ path: '/pass', ...still });
    await page.getByRole('textbox', { name: 'Player 1' }).fill('Zoé');
    await page.getByRole('textbox', { name: 'Player 2' }).fill('zoe');
    const [first, second] = await facesIn(page.getByRole('group', { name: play.passNames }));
    expect(first).not.toBe(second);
    await faceButton(page, looks.chooseOf('zoe')).click();
    await choose(page, 'Dragon', 'Green');
    await page.getByRole('button', { name: play.passStart }).click();
    const both = async (): Promise<readonly string[]> => {
      const hand = page.getByRole('region', { name: play.hand });
      await hand.waitFor();
      return [...(await facesIn(rivals(page))), ...(await facesIn(hand))].sort();
    };
    await expect.poll(() => both()).toEqual(['dragon green', first].sort());
    await page.getByText('zoe 2').first().waitFor();
    await page.reload();
    await expect.poll(() => both()).toEqual(['dragon green', first].sort());
  });

  it('of who plays alone against bots is their own, and stays', async () => {
    const { page } = await visit({ path: '/settings', ...still });
    await faceButton(page).click();
    await choose(page, 'Whale', 'Yellow');
    await page.goto('/bots');
    await page.getByRole('button', { name: /^Play against/ }).click();
    const hand = page.getByRole('region', { name: play.hand });
    await hand.waitFor();
    await expect.poll(() => facesIn(hand)).toEqual(['whale yellow']);
    await expect.poll(() => facesIn(rivals(page))).toEqual(['bot', 'bot']);
  });
});
