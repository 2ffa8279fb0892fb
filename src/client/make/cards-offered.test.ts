import { describe, expect, it } from 'vitest';
import { boundsOf, type Options, parseOptions } from '../../games/choose-your-words/options.ts';
import { CARD_OPTION_GROUPS, type OfferedCardOption } from './cards-offered.ts';

const LINES: readonly OfferedCardOption[] = Object.values(CARD_OPTION_GROUPS).flat();

const rulesWith = (given: Partial<Options>): Options => {
  const parsed = parseOptions(given, 4);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
};

describe('what is offered when a table of Choose Your Words is made', () => {
  it('CW-1 is every option, each once', () => {
    const elsewhere = ['end', 'houseWords', 'houseBans'];
    expect([...LINES.map(({ option }) => option), ...elsewhere].sort()).toEqual(
      Object.keys(rulesWith({})).sort(),
    );
  });

  it('CW-1 leaves every number free that the rules leave free', () => {
    const rules = rulesWith({});
    for (const { option, step } of LINES)
      expect(step !== undefined, option).toBe(boundsOf(option, rules, 4).kind === 'whole');
  });

  it.each([{}, { stack: 20 }, { minBet: 200 }, { dictionary: 'fr-full' }] as const)(
    'CW-1 are values that can be played: %j',
    (given) => {
      const rules = rulesWith(given);
      for (const { option, values } of LINES) {
        for (const value of values(rules))
          expect(parseOptions({ ...rules, [option]: value }, 4), `${option} ${value}`).toMatchObject(
            option === 'stack' ? {} : { ok: true },
          );
      }
    },
  );

  it('CW-1 bounds follow the other options', () => {
    expect(boundsOf('ante', rulesWith({ stack: 50 }), 4)).toMatchObject({ from: 0, to: 50 });
    expect(boundsOf('maxBet', rulesWith({ minBet: 7 }), 4)).toMatchObject({ from: 7 });
    expect(boundsOf('end', rulesWith({ stack: 50 }), 3)).toMatchObject({ scoreFrom: 51, scoreTo: 150 });
  });
});
