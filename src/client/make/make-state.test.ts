import '../../../test/support/listed-games.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BUYWORD_FORM } from '../../catalog/buyword-form.ts';
import { CARDS_FORM } from '../../catalog/cards-form.ts';
import { rowsOf, type TableForm } from '../../catalog/table-form.ts';
import { fetchTexts } from '../base/texts.ts';
import { createMakeState } from './make-state.ts';
import { presetOf } from './table-config.ts';

let address = '';

beforeEach(async () => {
  await fetchTexts();
  address = '/new';
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_state: unknown, _title: string, next: string) => {
      address = next;
    },
  });
});

/** The state of a page that is opened at the address that another one has told. */
const reopened = (form: TableForm) => {
  const { search, hash } = new URL(address, 'https://example.org');
  const make = createMakeState(form);
  make.readAddress(search, hash);
  return make;
};

describe('a preset', () => {
  it('holds while only what it leaves open is changed, and shows that row from then on', () => {
    const make = createMakeState(BUYWORD_FORM);
    const theme = BUYWORD_FORM.presets.find(({ name }) => name === 'theme');
    if (theme === undefined) throw new Error('there is no preset with a theme');
    make.choosePreset(theme);
    make.chooseOption('theme', 'food');
    expect(presetOf(BUYWORD_FORM, make.config.value)).toBe(theme);
    expect(make.inSight.value).toEqual(['theme']);
    // A list that is still to be pasted leaves no theme for a moment: the row stays all the same.
    make.chooseOption('theme', null);
    expect(presetOf(BUYWORD_FORM, make.config.value)).toBeUndefined();
    expect(make.inSight.value).toEqual(['theme']);
    make.chooseOption('theme', 'ocean');
    expect(reopened(BUYWORD_FORM).inSight.value).toEqual(['theme']);
    make.chooseOption('startMoney', 500);
    expect(presetOf(BUYWORD_FORM, make.config.value)).toBeUndefined();
  });

  it.each([BUYWORD_FORM, CARDS_FORM])('leaves open only rows that there are ($title)', (form) => {
    const rows = rowsOf(form).map(({ name }) => name);
    for (const { inSight = [] } of form.presets) expect(rows).toEqual(expect.arrayContaining([...inSight]));
  });
});

describe('the page that makes a table', () => {
  it.each([BUYWORD_FORM, CARDS_FORM])('finds in its address what was chosen ($title)', (form) => {
    const make = createMakeState(form);
    make.chooseWay('pass');
    make.chooseAround({ seats: 3, spectators: 'off' });
    make.chooseOption('turnSeconds', 60);
    make.chooseOption('houseWords', ['ZUT']);
    const again = reopened(form);
    expect([again.rules.value, again.way.value]).toEqual([make.rules.value, 'pass']);
    expect(again.config.value).toMatchObject({ seats: 3, spectators: 'off' });
    // A device that is passed on times nobody.
    expect(again.played.value.options).not.toHaveProperty('turnSeconds');
  });

  it('BW-1.5 CW-3 proposes tiles and cards that go with other words, and no theme that they lack', () => {
    const buyWord = createMakeState(BUYWORD_FORM);
    buyWord.chooseOption('dictionary', 'fr-common');
    expect(buyWord.rules.value).toMatchObject({ dictionary: 'fr-common', tiles: 'french' });
    const cards = createMakeState(CARDS_FORM);
    cards.chooseOption('category', 'verbs');
    cards.chooseOption('dictionary', 'fr-full');
    expect(cards.rules.value).toMatchObject({ deck: 'french', category: 'off' });
  });

  it('BW-2.2 BW-2.3 forgets wilds and a leader that fewer or more seats do not have, and keeps those they have', () => {
    const make = createMakeState(BUYWORD_FORM);
    make.chooseOption('wilds', 2);
    make.chooseOption('leader', 3);
    make.chooseAround({ seats: 2 });
    expect(make.config.value.options).not.toHaveProperty('leader');
    make.chooseOption('wilds', 1);
    make.chooseAround({ seats: 3 });
    expect(make.rules.value).toMatchObject({ wilds: 1, leader: null });
  });

  it('plays alone with bots only: in another way the usual number sits down', () => {
    const make = createMakeState(BUYWORD_FORM);
    make.chooseWay('bots');
    make.chooseAround({ seats: 1 });
    make.chooseWay('friends');
    expect(make.config.value.seats).toBe(4);
  });

  it('spares families and strangers vulgar words, and families free talk, unless they want them', () => {
    const make = createMakeState(BUYWORD_FORM);
    expect(make.visibility.value).toEqual({ public: false, chat: 'all', wordFilter: false });
    make.readAddress('?public=1', '');
    expect(make.visibility.value).toEqual({ public: true, chat: 'all', wordFilter: true });
    const [family] = BUYWORD_FORM.presets.filter(({ isForFamilies }) => isForFamilies);
    if (family !== undefined) make.choosePreset(family);
    make.chooseVisibility({ public: false, wordFilter: false });
    expect(make.visibility.value).toEqual({ public: false, chat: 'phrases', wordFilter: false });
  });

  it('tells what cannot be played, what is still to be said, and a link that cannot be read', () => {
    const make = createMakeState(BUYWORD_FORM);
    expect(make.whyNot.value).toBeUndefined();
    make.chooseOption('theme', { free: 'Things that fly' });
    expect(make.whyNot.value).toBe(make.conflictText.value);
    make.unsaid.value = 'words';
    expect(make.whyNot.value).not.toBe(make.conflictText.value);
    address = '/new?o=nonsense';
    const broken = reopened(BUYWORD_FORM);
    expect([broken.linkIsBroken.value, broken.whyNot.value]).toEqual([true, undefined]);
  });
});

describe('the rules of a table that is there', () => {
  it('are what one starts from, and choosing others leaves the address alone', () => {
    const options = { startMoney: 300, theme: 'food' };
    const table = { seats: 3, spectators: 'live', patienceSeconds: 30, options } as const;
    const make = createMakeState(BUYWORD_FORM, table);
    expect(make.config.value).toEqual(table);
    make.chooseOption('startMoney', 250);
    make.chooseAround({ seats: 4 });
    expect(make.config.value).toEqual({ ...table, seats: 4, options: { ...options, startMoney: 250 } });
    expect(address).toBe('/new');
  });
});
