import { useSignal } from '@preact/signals';
import type { TableMirror } from '../../protocol/table-mirror.ts';
import { t } from '../language.ts';
import { doHere } from './online-state.ts';

/** Before the game: the address to share, who sits where, and the start. */
export const Lobby = ({ table }: { readonly table: TableMirror }) => {
  const { online } = t();
  const { info, you, isHost } = table;
  const isFree = info.seats.includes(null);
  return (
    <section class="lobby">
      <h2>{online.tableHeading}</h2>
      <Invitation code={info.code} />
      <h3 id="seats-heading">{online.seats}</h3>
      <ol class="lobby-seats" aria-labelledby="seats-heading">
        {info.seats.map((sitter, seat) => (
          <li key={seat}>
            <span>{online.seat(seat + 1)}</span> <b>{sitter?.name ?? online.free}</b>{' '}
            <small>
              {[
                seat === you && online.you,
                seat === info.host && online.host,
                sitter?.kind === 'bot' && online.bot,
              ]
                .filter(Boolean)
                .join(', ')}
            </small>
          </li>
        ))}
      </ol>
      <div class="actions">
        {you === null && isFree && (
          <button type="button" class="button" onClick={() => doHere('sit')}>
            {online.sit}
          </button>
        )}
        {isHost && isFree && (
          <button
            type="button"
            class="button button-quiet"
            onClick={() => doHere('add-bot', { bot: 'simple' })}
          >
            {online.addBot}
          </button>
        )}
        {isHost && (
          <button type="button" class="button" onClick={() => doHere('start')}>
            {online.start}
          </button>
        )}
      </div>
      {!isHost && you !== null && <p>{online.waitHost}</p>}
    </section>
  );
};

const Invitation = ({ code }: { readonly code: string }) => {
  const { online } = t();
  const copied = useSignal(false);
  const address = location.href;
  return (
    <div class="invitation">
      <p>{online.invite}</p>
      <p>
        <code class="address">{address}</code>{' '}
        <button
          type="button"
          onClick={async () => {
            await navigator.clipboard?.writeText(address);
            copied.value = true;
          }}
        >
          {online.copy}
        </button>{' '}
        <span role="status">{copied.value && online.copied}</span>
      </p>
      <p>{online.code(code)}</p>
    </div>
  );
};
