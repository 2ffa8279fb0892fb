import { hasFreeSeat, type LobbyRow } from '../../protocol/lobby-row.ts';
import { TABLE_PATH } from '../../protocol/pages.ts';
import { doAtTable } from '../online/api.ts';
import { me } from '../online/identity.ts';
import { navigate } from '../route.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { toast } from '../ui/toast-state.ts';
import { c } from './texts.ts';

/** Takes a seat and goes there; who has no name yet is asked for it at the door. */
const sitDown = async (code: string): Promise<void> => {
  const sat = me.value ? await doAtTable(code, 'sit') : undefined;
  if (sat?.ok === false && sat.error.code !== 'already-seated') toast(sat.error.message);
  else navigate(`${TABLE_PATH}${code}`);
};

/** A public table: whose it is, what is played, who is there, and the way in. */
export const LobbyTable = ({ row }: { readonly row: LobbyRow }) => {
  const { lobby, games } = c();
  const { code, game, host, language, seats, turnSeconds, variants, status, watching } = row;
  const names = seats.flatMap((sitter) => (sitter === null ? [] : [sitter.name]));
  const marks = [
    lobby.languages[language],
    ...(turnSeconds === null ? [] : [lobby.turn(turnSeconds)]),
    ...variants.map((variant) => lobby.variants[variant]),
  ];
  const canSit = hasFreeSeat(row);
  return (
    <li class="lobby-row">
      <div class="lobby-row-text">
        <h2>
          {host === null ? lobby.ofNobody : lobby.of(host)}
          <small class="lobby-game">{games[game] ?? game}</small>
        </h2>
        <p class="lobby-people">
          <span class="seat-dots" aria-hidden="true">
            {seats.map((sitter, seat) => (
              <span key={seat} class={sitter === null ? 'seat-dot seat-dot-free' : 'seat-dot'} />
            ))}
          </span>
          <span class="unseen">{lobby.seats(names.length, seats.length)}</span>
          <span translate={false}>{lobby.players(names)}</span>
        </p>
        <ul class="lobby-marks">
          {marks.map((mark) => (
            <li key={mark}>{mark}</li>
          ))}
          {status === 'playing' && <li class="mark-live">{lobby.playing}</li>}
          {watching > 0 && (
            <li>
              <Icon name="eye" /> {lobby.watching(watching)}
            </li>
          )}
        </ul>
      </div>
      {canSit ? (
        <Button kind="quiet" onClick={() => void sitDown(code)}>
          <NamedAt short={lobby.sit} long={host === null ? undefined : lobby.sitAt(host)} />
        </Button>
      ) : (
        <LinkButton kind="quiet" href={`${TABLE_PATH}${code}`}>
          <NamedAt short={lobby.watch} long={host === null ? undefined : lobby.watchAt(host)} />
        </LinkButton>
      )}
    </li>
  );
};

type NamedAtProps = { readonly short: string; readonly long: string | undefined };

/** A short text to look at, and in its place a longer one to be read aloud, which tells a button from its twins. */
const NamedAt = ({ short, long }: NamedAtProps) =>
  long === undefined ? (
    short
  ) : (
    <>
      <span aria-hidden="true">{short}</span>
      <span class="unseen">{long}</span>
    </>
  );
