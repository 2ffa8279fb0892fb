import type { Action, PlayerAction } from '../../games/buyword/actions.ts';
import type { Setup } from '../../games/buyword/deal-source.ts';
import { TILES_FOR } from '../../games/buyword/language-tiles.ts';
import type { Options } from '../../games/buyword/options.ts';
import { pipsOf, priceOf, WILD_PIPS } from '../../games/buyword/tile-set.ts';
import { TILE_SETS } from '../../games/buyword/tile-sets.ts';
import type { Learn as Texts } from '../../messages/learn.ts';
import type { Language } from '../../shared/language.ts';

type StepName = keyof Texts['steps'];

/** What a lesson deals and has sold: lots in the order they are drawn, and the words made of them. */
type Deal = {
  readonly lots: readonly [string, string, string, string, string, string];
  readonly words: readonly [string, string, string];
};

const DEALS: Readonly<Record<Language, Deal>> = {
  en: {
    lots: ['EEJD', 'NOY', 'VVWFQ', 'ZEBR', 'STONE', 'RAIL'],
    words: ['ENJOYED', 'ZEBRA', 'RELATIONS'],
  },
  fr: {
    lots: ['EEJS', 'OYU', 'KWVQF', 'ZEBR', 'STONE', 'RAIL'],
    words: ['JOYEUSE', 'ZEBRE', 'RELATIONS'],
  },
};

/** Some are left in the bag: the lesson ends before the game does, so that the limit holds (BW-7.1); two more rolls empty it. */
const LEFT_OVER = 'SAINTE';
const OPENING = 200;
const WILDS = 3;
const CHOSEN = 4;

/** Bag and rolls as a lesson has prepared them (BW-2.4), and the options it needs. */
type Lesson = Required<Pick<Setup, 'bag' | 'rolls'>> & { readonly options: Partial<Options> };

export const lessonIn = (language: Language): Lesson => ({
  bag: DEALS[language].lots.join('') + LEFT_OVER,
  rolls: [4, 3, 5, 'choice', 5, 4, 3, 3],
  options: { startMoney: OPENING, wilds: WILDS },
});

/** A step: what to do, what is said about it, and what is said about anything else. */
export type LessonStep = {
  readonly name: StepName;
  readonly wants: PlayerAction | undefined;
  readonly says: (texts: Texts, money: number) => string;
  readonly insists: (texts: Texts) => string;
};

/** The steps of a lesson, from the first roll to the limit. */
export const stepsIn = (language: Language): readonly LessonStep[] => {
  const { lots, words } = DEALS[language];
  const set = TILE_SETS[TILES_FOR[language]];
  const weigh = (letters: string, tiles = letters, wilds = 0) => {
    const pips = pipsOf(set, tiles) + wilds * WILD_PIPS;
    return { letters, pips, price: priceOf(pips) };
  };

  const roll = (name: 'secondRoll' | 'thirdRoll' | 'choiceRoll' | 'cheapRoll' | 'lastRoll'): LessonStep => ({
    name,
    wants: { kind: 'roll' },
    says: ({ steps }) => steps[name](),
    insists: ({ notYet }) => notYet.roll,
  });
  const done = (name: 'hold' | 'sold' | 'nothing' | 'wildSold' | 'holdMore'): LessonStep => ({
    name,
    wants: { kind: 'done' },
    says: ({ steps }) => steps[name](),
    insists: ({ notYet }) => notYet.done,
  });
  const settle = (
    name: 'firstLot' | 'secondLot' | 'badLot' | 'wildLot' | 'cheapLot' | 'lastLot',
    lot: string,
    kind: 'buy' | 'decline' = 'buy',
  ): LessonStep => ({
    name,
    wants: { kind },
    says: ({ steps }) => steps[name](weigh(lot)),
    insists: ({ notYet }) => notYet[kind],
  });
  const sell = (name: 'firstWord' | 'wildWord' | 'limit', word: string, hasWild = false): LessonStep => ({
    name,
    wants: { kind: 'sell', word, wildAt: hasWild ? word.length - 1 : null },
    says: ({ steps }) => steps[name](hasWild ? weigh(word, word.slice(0, -1), 1) : weigh(word)),
    insists: ({ notYet }) => notYet.sell(word),
  });

  return [
    {
      name: 'welcome',
      wants: { kind: 'roll' },
      says: ({ steps }) => steps.welcome(OPENING),
      insists: ({ notYet }) => notYet.roll,
    },
    settle('firstLot', lots[0]),
    done('hold'),
    roll('secondRoll'),
    settle('secondLot', lots[1]),
    sell('firstWord', words[0]),
    done('sold'),
    roll('thirdRoll'),
    settle('badLot', lots[2], 'decline'),
    done('nothing'),
    roll('choiceRoll'),
    {
      name: 'choose',
      wants: { kind: 'choose', number: CHOSEN },
      says: ({ steps }) => steps.choose(CHOSEN),
      insists: ({ notYet }) => notYet.choose(CHOSEN),
    },
    settle('wildLot', lots[3]),
    sell('wildWord', words[1], true),
    done('wildSold'),
    roll('cheapRoll'),
    settle('cheapLot', lots[4]),
    done('holdMore'),
    roll('lastRoll'),
    settle('lastLot', lots[5]),
    sell('limit', words[2]),
    {
      name: 'end',
      wants: undefined,
      says: ({ steps }, money) => steps.end(money),
      // Nothing is insisted on any more.
      insists: () => '',
    },
  ];
};

/** Whether an action is the one a step wants. */
export const isWanted = ({ wants }: LessonStep, action: Action): boolean =>
  wants !== undefined && JSON.stringify(wants) === JSON.stringify(action);
