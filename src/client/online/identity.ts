import { signal } from '@preact/signals';
import { ok, type Result } from '../../shared/result.ts';
import { rememberKnown } from '../company/turn-badge.ts';
import { language } from '../language.ts';
import { beCalled, type Me, readMe, recoverWith, renewRecoveryCode, type Told } from './api.ts';
import { forgetKeptDeeds } from './kept-deeds.ts';

/** Who this browser is known as: null where it is not known yet, undefined before it has asked. */
export const me = signal<Me | null | undefined>(undefined);
/** The code that takes somebody to another device, as far as it was told since the page was opened. */
export const recoveryCode = signal<string | undefined>(undefined);

/** Asks the server who one is. */
export const askWhoIAm = async (): Promise<Result<Me | null, Told>> => {
  const read = await readMe();
  if (!read.ok) return read;
  me.value = read.value.identity;
  return ok(read.value.identity);
};

/** Takes in who one is; what was done as somebody else and not sent is not sent as this one. */
const become = (answer: Result<Me, Told>, who: 'the same' | 'another'): Result<Me, Told> => {
  if (!answer.ok) return answer;
  if (who === 'another') forgetKeptDeeds();
  me.value = answer.value;
  rememberKnown();
  recoveryCode.value = answer.value.recoveryCode ?? recoveryCode.value;
  return answer;
};

/** Says one's name, for the first time or another. */
export const sayName = async (name: string): Promise<Result<Me, Told>> =>
  become(await beCalled(name, language.value), me.peek() === null ? 'another' : 'the same');

/** Comes over from another device. */
export const recover = async (code: string): Promise<Result<Me, Told>> => {
  const recovered = become(await recoverWith(code), 'another');
  if (recovered.ok) recoveryCode.value = undefined;
  return recovered;
};

/** Asks for a recovery code; an older one is worth nothing from then on. */
export const renewCode = async (): Promise<Told | undefined> => {
  const renewed = await renewRecoveryCode();
  if (!renewed.ok) return renewed.error;
  recoveryCode.value = renewed.value.recoveryCode;
  return undefined;
};
