import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChatLineShown } from '../../protocol/wire.ts';
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

describe('what is said while the chat is not in sight', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const line = (id: number, own = false): ChatLineShown => ({
    id,
    atMs: id,
    name: own ? 'Ann' : 'Bob',
    seat: 1,
    own,
    text: `line ${id}`,
  });
  const said = (whole: boolean, ...lines: ChatLineShown[]) =>
    ({ type: 'chat', table: 'T', whole, lines }) as const;

  it('is counted, and its newest line is in sight for a while', () => {
    const chat = createChat();
    chat.hear(said(true, line(1)));
    expect([chat.unread.value, chat.preview.value]).toEqual([0, undefined]);
    chat.hear(said(false, line(2)));
    chat.hear(said(false, line(3, true)));
    expect([chat.unread.value, chat.preview.value?.id]).toEqual([1, 2]);
    vi.advanceTimersByTime(7000);
    chat.hear(said(false, line(4)));
    vi.advanceTimersByTime(7000);
    expect(chat.preview.value?.id).toBe(4);
    vi.advanceTimersByTime(1000);
    expect([chat.unread.value, chat.preview.value]).toEqual([2, undefined]);
  });

  it('is seen as soon as the chat is opened, or has a place of its own', () => {
    const chat = createChat();
    chat.hear(said(false, line(1)));
    chat.open();
    expect([chat.unread.value, chat.preview.value]).toEqual([0, undefined]);
    chat.close();
    chat.hear(said(false, line(2)));
    const undock = chat.dock();
    expect([chat.unread.value, chat.isShown.value, chat.isOpen.value]).toEqual([0, true, false]);
    chat.hear(said(false, line(3)));
    undock();
    expect([chat.unread.value, chat.preview.value, chat.isShown.value]).toEqual([0, undefined, false]);
    chat.hear(said(false, line(4)));
    expect(chat.unread.value).toBe(1);
  });

  it('is one line, though it is told to who has just come and then to all', () => {
    const chat = createChat();
    chat.hear(said(true, line(1), line(2)));
    chat.hear(said(false, line(2)));
    expect(chat.lines.value.map(({ id }) => id)).toEqual([1, 2]);
    expect([chat.unread.value, chat.preview.value]).toEqual([0, undefined]);
  });

  it('does not stay in sight once who said it is muted', () => {
    const chat = createChat();
    chat.hear(said(false, line(1)));
    chat.hear(said(true));
    expect([chat.unread.value, chat.preview.value]).toEqual([0, undefined]);
  });
});
