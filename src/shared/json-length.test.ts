import fc from 'fast-check';
import { expect, it } from 'vitest';
import { roughJsonLength } from './json-length.ts';

const plainText = fc.stringMatching(/^[a-z ]{0,20}$/);
const plain = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    plainText,
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 8 }),
    fc.dictionary(plainText, tie('value'), { maxKeys: 8 }),
  ),
})).value;

it('says how long a value is as JSON, where nothing is escaped, within a mark or two for each part', () => {
  const parts = (value: unknown): number =>
    typeof value === 'object' && value !== null
      ? 1 + Object.values(value).reduce<number>((sum, each) => sum + parts(each), 0)
      : 1;
  fc.assert(
    fc.property(plain, (value) => {
      const off = Math.abs(roughJsonLength(value) - JSON.stringify(value).length);
      expect(off).toBeLessThanOrEqual(2 * parts(value));
    }),
  );
});
