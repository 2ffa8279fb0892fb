import { roomOf } from '../../protocol/room-of.ts';
import type { Spoken } from '../base/spoken.ts';
import '../style/social.css';
import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { TableMirror } from '../../protocol/table-mirror.ts';
import type { ChatLineShown } from '../../protocol/wire.ts';
import { LONGEST_LINE, PHRASES } from '../../shared/phrases.ts';
import { classes } from '../base/classes.ts';
import { into } from '../base/into.ts';
import { SeatFace } from '../bots/seat-bot.tsx';
import type { Saying } from '../online/socket-link.ts';
import { hearAgain, PersonButton, PersonDialog } from '../social/person-dialog.tsx';
import { c } from '../social/texts.ts';
import { Button, IconButton, TOOL } from '../ui/button.tsx';
import { Wrong } from '../ui/form.tsx';
import { Icon } from '../ui/icon.tsx';
import { isTouchScreen } from '../ui/touch-screen.ts';
import { seatOfLine, whyNoWriting } from './chat-people.ts';
import { useRoom } from './online-table.ts';

const wordsOf = ({ text, phrase }: ChatLineShown): string => text ?? c().chat.phrase[phrase ?? ''] ?? '';

/** What somebody said, and who, in one line. */
export const lineOf = (line: ChatLineShown): string => c().chat.said(line.name, wordsOf(line));

/** Opens the chat; says how much is new. */
export const ChatTool = () => {
  const { chat } = c();
  const { isOpen, unread, open, close } = useRoom().chat;
  const label = chat.open(unread.value);
  return (
    <button
      type="button"
      class={`${TOOL} chat-tool holder`}
      aria-label={label}
      title={label}
      aria-expanded={isOpen.value}
      onClick={isOpen.value ? close : open}
    >
      <Icon name="chat" />
      <span class="tool-label" aria-hidden="true">
        {chat.heading}
      </span>
      {unread.value > 0 && (
        <span class="chat-count text-1 bold centred" aria-hidden="true">
          {unread.value}
        </span>
      )}
    </button>
  );
};

/** The newest line, for a while, where the chat is not in sight: a tap opens it. */
export const ChatPreview = () => {
  const { isShown, preview, open } = useRoom().chat;
  const line = preview.value;
  if (line === undefined || isShown.value) return null;
  return (
    // Read aloud elsewhere, and opened by the tool beside it, too.
    <button
      type="button"
      class="chat-preview panel touch start"
      aria-hidden="true"
      tabIndex={-1}
      onClick={open}
    >
      <span class="clipped">{lineOf(line)}</span>
    </button>
  );
};

/** Reads politely what is said while the chat is not in sight. */
export const ChatHeard = () => {
  const { chat } = c();
  const { isShown, lastHeard } = useRoom().chat;
  const heard = lastHeard.value;
  return (
    <span class="unseen" role="log" aria-live="polite" aria-label={chat.log}>
      {heard !== undefined && !isShown.value && lineOf(heard)}
    </span>
  );
};

type ChatPanelProps = {
  readonly table: TableMirror;
  /** Among the lists beside a game, which have names and a way to close them. */
  readonly inTab?: boolean;
};

/** What is said at the table: above the page's foot on a phone, beside the table on a wide screen. */
export const ChatPanel = ({ table, inTab = false }: ChatPanelProps) => {
  const { chat } = c();
  const panel = useRef<HTMLElement>(null);
  const { close, ...here } = useRoom().chat;
  const isOpen = here.isOpen.value;
  // At once: what is typed next is meant for here. Fingers read first: the keyboard would be over it.
  useLayoutEffect(() => {
    const first = isTouchScreen() ? '.chat-lines' : 'input, .chat-phrases button';
    if (isOpen) panel.current?.querySelector<HTMLElement>(first)?.focus();
  }, [isOpen]);
  if (!here.isShown.value) return null;
  return (
    <aside
      ref={panel}
      class={classes('chat frame stack gap-4', here.isDocked.value && 'chat-docked')}
      aria-label={chat.heading}
      onKeyDown={(event) => {
        // What is typed here is no move at the table.
        event.stopPropagation();
        if (event.key === 'Escape') close();
      }}
    >
      {!inTab && (
        <header class="split line gap-0">
          <h2 class="text-5">{chat.heading}</h2>
          {isOpen && <IconButton icon="close" label={chat.close} onClick={close} />}
        </header>
      )}
      <div class="stack gap-2">
        <PeopleHere table={table} />
        <Unheard />
      </div>
      <ChatLines table={table} />
      <ChatForm table={table} />
    </aside>
  );
};

/** Whom one does not hear of those here, and the way to hear them again. */
const Unheard = () => {
  const { people } = c();
  const { unheard } = useRoom().chat;
  return (
    <ul class="if-any">
      {unheard.value.map((person) => (
        <li key={person.id} class="split line gap-4">
          <span class="breaks">
            <b translate={false}>{person.name}</b> <small class="quiet">{people.kinds[person.kind]}</small>
          </span>
          <Button
            kind="bare"
            aria-label={people.end(person.name, person.kind)}
            onClick={() => void hearAgain(person)}
          >
            {people.hear[person.kind]}
          </Button>
        </li>
      ))}
    </ul>
  );
};

/** Who else sits here, and what one can do about them, whether they have said anything or not. */
const PeopleHere = ({ table }: { readonly table: TableMirror }) => {
  const { people } = c();
  const { unheard } = useRoom().chat;
  const others = roomOf(table.info).seats.flatMap((sitter, seat) =>
    sitter?.kind === 'person' && seat !== table.seated ? [{ ...sitter, seat }] : [],
  );
  if (others.length === 0) return null;
  return (
    <details>
      <summary class="plain">{people.heading}</summary>
      <ul>
        {others.map(({ name, seat, ...look }) => (
          <li key={seat} class="split line gap-4">
            <span class="inline gap-3 face-inline" translate={false}>
              <SeatFace look={look} /> {name}
            </span>
            <PersonButton
              table={table}
              name={name}
              seat={seat}
              unheard={unheard.value.find((each) => each.seat === seat)}
            />
          </li>
        ))}
      </ul>
    </details>
  );
};

const ChatLines = ({ table }: { readonly table: TableMirror }) => {
  const { chat } = c();
  const list = useRef<HTMLDivElement>(null);
  const { lines } = useRoom().chat;
  const about = useSignal<ChatLineShown | undefined>(undefined);
  const newest = lines.value.at(-1)?.id;
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [newest]);
  return (
    <>
      <div
        ref={list}
        class="chat-lines stack gap-4"
        role="log"
        aria-live="polite"
        aria-label={chat.log}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
        tabIndex={0}
      >
        {lines.value.length === 0 && <p class="quiet">{chat.empty}</p>}
        {lines.value.map((line) => (
          <div key={line.id} class={classes('chat-item split line gap-4', line.own && 'chat-own')}>
            <span class="chat-line breaks stack gap-0">
              <b class="quiet text-2 inline gap-2 face-inline" translate={false}>
                <LineFace table={table} line={line} />
                {line.own ? chat.you : line.name}
              </b>
              <span translate={line.phrase === undefined ? false : undefined}>{wordsOf(line)}</span>
            </span>
            {!line.own && (
              <IconButton icon="more" label={chat.more(line.name)} onClick={() => into(about)(line)} />
            )}
          </div>
        ))}
      </div>
      {about.value !== undefined && (
        <PersonDialog
          table={table}
          name={about.value.name}
          whom={{ line: about.value.id }}
          seat={seatOfLine(table, about.value)}
          unheard={undefined}
          onClose={() => into(about)(undefined)}
        />
      )}
    </>
  );
};

type LineFaceProps = { readonly table: TableMirror; readonly line: ChatLineShown };

/** The face of who said something, while they sit here. */
const LineFace = ({ table, line }: LineFaceProps) => {
  const seat = seatOfLine(table, line);
  const sitter = seat === null ? null : roomOf(table.info).seats[seat];
  return sitter ? <SeatFace look={sitter} /> : null;
};

const ChatForm = ({ table }: { readonly table: TableMirror }) => {
  const { chat } = c();
  const told = useSignal<Spoken | undefined>(undefined);
  const room = useRoom();
  const { chat: policy } = table.info;
  const why = whyNoWriting(table);
  if (why !== undefined) return <p class="quiet">{chat[why]}</p>;
  const say = async (saying: Saying): Promise<boolean> => {
    const refused = await room.say(saying);
    told.value = refused;
    return refused === undefined;
  };
  return (
    <div class="stack gap-4">
      <fieldset class="chat-phrases line items-stretch gap-4">
        <legend class="unseen">{chat.phrases}</legend>
        {PHRASES.map((phrase) => (
          <button key={phrase} type="button" class="frame touch" onClick={() => void say({ phrase })}>
            {chat.phrase[phrase]}
          </button>
        ))}
      </fieldset>
      {policy === 'phrases' ? <p class="quiet">{chat.phrasesOnly}</p> : <TextForm onSay={say} />}
      <Wrong why={told.value} />
    </div>
  );
};

const TextForm = ({ onSay }: { readonly onSay: (saying: Saying) => Promise<boolean> }) => {
  const { chat } = c();
  const input = useRef<HTMLInputElement>(null);
  const { draft, sayDraft } = useRoom().chat;
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
        onInput={({ currentTarget }) => into(draft)(currentTarget.value)}
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
