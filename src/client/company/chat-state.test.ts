import { beforeEach, describe, expect, it } from 'vitest';
import { draft, forgetChat, sayDraft } from './chat-state.ts';

describe('what is written in the chat', () => {
  beforeEach(forgetChat);

  /** A server that answers when the test says so. */
  const slowServer = () => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const heard: string[] = [];
    const say = (text: string): Promise<boolean> => {
      heard.push(text);
      return promise;
    };
    return { heard, say, answer: resolve };
  };

  it('keeps what is typed while the line before is on its way', async () => {
    const { heard, say, answer } = slowServer();
    draft.value = ' hello ';
    const said = sayDraft(say);
    draft.value = 'and';
    answer(true);
    await said;
    expect(heard).toEqual(['hello']);
    expect(draft.value).toBe('and');
  });

  it('is said once, however often Enter is pressed', async () => {
    const { heard, say, answer } = slowServer();
    draft.value = 'hello';
    const said = [sayDraft(say), sayDraft(say)];
    answer(true);
    await Promise.all(said);
    expect(heard).toEqual(['hello']);
  });

  it('comes back where it was refused, unless more was written meanwhile', async () => {
    const refused = slowServer();
    draft.value = 'hello';
    const said = sayDraft(refused.say);
    refused.answer(false);
    await said;
    expect(draft.value).toBe('hello');
    const again = slowServer();
    const saidAgain = sayDraft(again.say);
    draft.value = 'other';
    again.answer(false);
    await saidAgain;
    expect(draft.value).toBe('other');
  });
});
