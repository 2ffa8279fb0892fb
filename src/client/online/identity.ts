import { signal } from '@preact/signals';
import { ok, type Result } from '../../shared/result.ts';
import { language } from '../base/language.ts';
import { keepLook, myLook } from '../faces/my-look.ts';
import { forgetStoredActions } from '../link/stored-actions.ts';
import { type Answer, type Me, post, readMe, type ServerError } from './api.ts';
import { beginSession, rememberKnown } from './known-here.ts';

/** Who this browser is known as: null where it is not known yet, undefined before it has asked. */
export const me = signal<Me | null | undefined>(undefined);
/** The code that takes somebody to another device, as far as it was told since the page was opened. */
export const recoveryCode = signal<string | undefined>(undefined);

/** Asks the server who one is. */
export const askWhoIAm = async (): Answer<Me | null> => {
  const read = await readMe();
  if (!read.ok) return read;
  me.value = read.value.identity;
  if (read.value.identity !== null) keepLook(read.value.identity);
  return ok(read.value.identity);
};

/** Takes in who one is; what was done as somebody else and not sent is not sent as this one. */
const become = (answer: Result<Me, ServerError>, who: 'the same' | 'another'): Result<Me, ServerError> => {
  if (!answer.ok) return answer;
  if (who === 'another') {
    forgetStoredActions();
    beginSession();
  }
  me.value = answer.value;
  keepLook(answer.value);
  rememberKnown();
  recoveryCode.value = answer.value.recoveryCode ?? recoveryCode.value;
  return answer;
};

/** Says one's name, for the first time or another, and shows a face: makes a guest of whoever is not known yet. */
export const sayName = async (name: string, look = myLook.peek()): Answer<Me> =>
  become(
    await post('/identity', { name, language: language.value, ...look }),
    me.peek() === null ? 'another' : 'the same',
  );

/** Comes over from another device. */
export const recover = async (code: string): Answer<Me> => {
  const recovered = become(await post('/identity/recover', { code }), 'another');
  if (recovered.ok) recoveryCode.value = undefined;
  return recovered;
};

/** Asks for a recovery code; the one before, and all other sessions, are worth nothing from then on. */
export const renewCode = async (): Answer<{ readonly recoveryCode: string }> => {
  const renewed = await post<{ readonly recoveryCode: string }>('/identity/code', {});
  if (renewed.ok) recoveryCode.value = renewed.value.recoveryCode;
  return renewed;
};
