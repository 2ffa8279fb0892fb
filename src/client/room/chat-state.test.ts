import { describe, expect, it } from 'vitest';
import { createChat } from './chat-state.ts';

describe('what is written in the chat', () => {
  /** A chat whose server answers when the test says so. */
  const slowChat = () => {
    const { draft, sayDraft } = createChat();
    let answer = (_isHeard: boolean): void => {};
    const answered = new Promise<boolean>((resolve) => {
      answer = resolve;
    });
    const heard: string[] = [];
    const say = (text: string): Promise<boolean> => {
      heard.push(text);
      return answered;
    };
    return { draft, heard, say: () => sayDraft(say), answer };
  };

  it('keeps what is typed while the line before is on its way', async () => {
    const { draft, heard, say, answer } = slowChat();
    draft.value = ' hello ';
    const said = say();
    draft.value = 'and';
    answer(true);
    await said;
    expect(heard).toEqual(['hello']);
    expect(draft.value).toBe('and');
  });

  it('is said once, however often Enter is pressed', async () => {
    const { draft, heard, say, answer } = slowChat();
    draft.value = 'hello';
    const said = [say(), say()];
    answer(true);
    await Promise.all(said);
    expect(heard).toEqual(['hello']);
  });

  it('comes back where it was refused, unless more was written meanwhile', async () => {
    const { draft, say, answer } = slowChat();
    draft.value = 'hello';
    const said = say();
    answer(false);
    await said;
    expect(draft.value).toBe('hello');
    const saidAgain = say();
    draft.value = 'other';
    await saidAgain;
    expect(draft.value).toBe('other');
  });
});
