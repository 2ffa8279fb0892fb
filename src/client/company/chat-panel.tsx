import '../style/company.css';
import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { TableMirror } from '../../protocol/table-mirror.ts';
import type { ChatLineShown } from '../../protocol/wire.ts';
import { LONGEST_LINE, PHRASES } from '../../shared/phrases.ts';
import { sayHere } from '../online/online-state.ts';
import type { Saying } from '../online/table-link.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { closeChat, draft, isChatOpen, lastHeard, lines, openChat, sayDraft, unread } from './chat-state.ts';
import { PersonButton, PersonDialog } from './person-dialog.tsx';
import { c } from './texts.ts';

const wordsOf = ({ text, phrase }: ChatLineShown): string => text ?? c().chat.phrase[phrase ?? ''] ?? '';

/** Opens the chat; says how much is new. While it is closed, what is said is read out politely. */
export const ChatTool = () => {
  const { chat } = c();
  const heard = lastHeard.value;
  const label = chat.open(unread.value);
  return (
    <>
      <button
        type="button"
        class="tool chat-tool"
        aria-label={label}
        title={label}
        aria-expanded={isChatOpen.value}
        onClick={() => (isChatOpen.value ? closeChat() : openChat())}
      >
        <Icon name="chat" />
        <span class="tool-label" aria-hidden="true">
          {chat.heading}
        </span>
        {unread.value > 0 && (
          <span class="chat-count" aria-hidden="true">
            {unread.value}
          </span>
        )}
      </button>
      <span class="unseen" role="log" aria-live="polite" aria-label={chat.log}>
        {heard !== undefined && !isChatOpen.value && chat.said(heard.name, wordsOf(heard))}
      </span>
    </>
  );
};

/** What is said at the table: above the page's foot on a phone, beside the table on a wide screen. */
export const ChatPanel = ({ table }: { readonly table: TableMirror }) => {
  const { chat } = c();
  const panel = useRef<HTMLElement>(null);
  const isOpen = isChatOpen.value;
  // At once: what is typed next is meant for here.
  useLayoutEffect(() => {
    if (isOpen) panel.current?.querySelector<HTMLElement>('input, .chat-phrases button')?.focus();
  }, [isOpen]);
  if (!isOpen) return null;
  return (
    <aside
      ref={panel}
      class="chat"
      aria-label={chat.heading}
      onKeyDown={(event) => {
        // What is typed here is no move at the table.
        event.stopPropagation();
        if (event.key === 'Escape') closeChat();
      }}
    >
      <header class="chat-head">
        <h2>{chat.heading}</h2>
        <IconButton icon="close" label={chat.close} onClick={closeChat} />
      </header>
      <PeopleHere table={table} />
      <ChatLines table={table} />
      <ChatForm table={table} />
    </aside>
  );
};

/** Who else sits here, and what one can do about them, whether they have said anything or not. */
const PeopleHere = ({ table }: { readonly table: TableMirror }) => {
  const { people } = c();
  const others = table.info.seats.flatMap((sitter, seat) =>
    sitter?.kind === 'person' && seat !== table.you ? [{ name: sitter.name, seat }] : [],
  );
  if (others.length === 0) return null;
  return (
    <details class="chat-people">
      <summary>{people.heading}</summary>
      <ul>
        {others.map(({ name, seat }) => (
          <li key={seat}>
            <span translate={false}>{name}</span>
            <PersonButton table={table} name={name} seat={seat} />
          </li>
        ))}
      </ul>
    </details>
  );
};

const ChatLines = ({ table }: { readonly table: TableMirror }) => {
  const { chat } = c();
  const list = useRef<HTMLDivElement>(null);
  const about = useSignal<ChatLineShown | undefined>(undefined);
  const newest = lines.value.at(-1)?.id;
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [newest]);
  return (
    <>
      <div
        ref={list}
        class="chat-lines"
        role="log"
        aria-live="polite"
        aria-label={chat.log}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
        tabIndex={0}
      >
        {lines.value.length === 0 && <p class="quiet">{chat.empty}</p>}
        {lines.value.map((line) => (
          <div key={line.id} class={line.own ? 'chat-item chat-own' : 'chat-item'}>
            <span class="chat-line">
              <b translate={false}>{line.own ? chat.you : line.name}</b>
              <span translate={line.phrase === undefined ? false : undefined}>{wordsOf(line)}</span>
            </span>
            {!line.own && (
              <IconButton
                icon="more"
                label={chat.more(line.name)}
                onClick={() => {
                  about.value = line;
                }}
              />
            )}
          </div>
        ))}
      </div>
      {about.value !== undefined && (
        <PersonDialog
          table={table}
          name={about.value.name}
          whom={{ line: about.value.id }}
          seat={about.value.seat}
          onClose={() => {
            about.value = undefined;
          }}
        />
      )}
    </>
  );
};

const ChatForm = ({ table }: { readonly table: TableMirror }) => {
  const { chat } = c();
  const told = useSignal('');
  const { chat: policy } = table.info;
  if (policy === 'off') return <p class="quiet">{chat.off}</p>;
  if (table.you === null) return <p class="quiet">{chat.reading}</p>;
  const say = async (saying: Saying): Promise<boolean> => {
    const refused = await sayHere(saying);
    told.value = refused?.message ?? '';
    return refused === undefined;
  };
  return (
    <div class="chat-foot">
      <fieldset class="chat-phrases">
        <legend class="unseen">{chat.phrases}</legend>
        {PHRASES.map((phrase) => (
          <button key={phrase} type="button" onClick={() => void say({ phrase })}>
            {chat.phrase[phrase]}
          </button>
        ))}
      </fieldset>
      {policy === 'phrases' ? <p class="quiet">{chat.phrasesOnly}</p> : <TextForm onSay={say} />}
      <p class="bad" role="alert">
        {told.value}
      </p>
    </div>
  );
};

const TextForm = ({ onSay }: { readonly onSay: (saying: Saying) => Promise<boolean> }) => {
  const { chat } = c();
  const input = useRef<HTMLInputElement>(null);
  return (
    <form
      class="chat-form"
      onSubmit={(event) => {
        event.preventDefault();
        void sayDraft((text) => onSay({ text }));
        input.current?.focus();
      }}
    >
      <input
        ref={input}
        class="text-input"
        type="text"
        value={draft.value}
        onInput={({ currentTarget }) => {
          draft.value = currentTarget.value;
        }}
        aria-label={chat.label}
        placeholder={chat.label}
        maxLength={LONGEST_LINE}
        autocomplete="off"
        enterkeyhint="send"
      />
      <Button kind="quiet" submits>
        {chat.send}
      </Button>
    </form>
  );
};
