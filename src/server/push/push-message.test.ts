import { createECDH } from 'node:crypto';
import { expect, it } from 'vitest';
import { encryptPush } from './push-message.ts';

/** RFC 8291, Appendix A, letter for letter: keys, salt, and the whole message they give (section 5). */
const RFC_8291 = {
  text: 'When I grow up, I want to be a watermelon',
  senderPrivateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  senderPublicKey: 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
  browser: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  message:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml' +
    'mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT' +
    'pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

const rfcChance = () => {
  const ours = createECDH('prime256v1');
  ours.setPrivateKey(RFC_8291.senderPrivateKey, 'base64url');
  return { ours, salt: Buffer.from(RFC_8291.salt, 'base64url') };
};

it('encrypts the example of RFC 8291 to the very bytes the RFC gives', () => {
  const chance = rfcChance();
  expect(chance.ours.getPublicKey('base64url')).toBe(RFC_8291.senderPublicKey);
  const message = encryptPush(RFC_8291.text, RFC_8291.browser, chance);
  expect(message.toString('base64url')).toBe(RFC_8291.message);
});

it('draws a key pair and a salt of its own for every message', () => {
  const [one, other] = [0, 0].map(() => encryptPush(RFC_8291.text, RFC_8291.browser)) as [Buffer, Buffer];
  expect(one).toHaveLength(other.length);
  expect(one.subarray(0, 16)).not.toEqual(other.subarray(0, 16));
  expect(one.subarray(21, 86)).not.toEqual(other.subarray(21, 86));
});
