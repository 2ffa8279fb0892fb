import { VARIANTS } from '../../catalog/variants.ts';
import { hasFreeSeat, type LobbyRow } from '../../protocol/lobby-row.ts';
import { TABLE_PATH } from '../../protocol/pages.ts';
import { titleOfGame } from '../base/game-list.ts';
import { language as spoken } from '../base/language.ts';
import { navigate } from '../base/route.ts';
import { SeatFace } from '../bots/seat-bot.tsx';
import { doAtTable } from '../online/api.ts';
import { me } from '../online/identity.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { toast } from '../ui/toast-state.ts';
import { c } from './texts.ts';

/** What a variant is called where tables are listed; one that the page does not know, by its name. */
export const variantLabel = (variant: string): string =>
  VARIANTS.find(({ name }) => name === variant)?.label(spoken.value) ?? variant;

/** Takes a seat and goes there; who has no name yet is asked for it at the door. */
const sitDown = async (code: string): Promise<void> => {
  const sat = me.value ? await doAtTable(code, 'sit') : undefined;
  if (sat?.ok === false && sat.error.code !== 'already-seated') toast(sat.error);
  else navigate(`${TABLE_PATH}${code}`);
};

/** A public table: whose it is, what is played, who is there, and the way in. */
export const LobbyTable = ({ row }: { readonly row: LobbyRow }) => {
  const { lobby } = c();
  const { code, game, host, language, seats, turnSeconds, variants, status, watching } = row;
  const names = seats.flatMap((sitter) => (sitter === null ? [] : [sitter.name]));
  const marks = [
    lobby.languages[language],
    ...(turnSeconds === null ? [] : [lobby.turn(turnSeconds)]),
    ...variants.map(variantLabel),
  ];
  const named = (say: (host: string) => string): string | undefined =>
    host === null ? undefined : say(host);
  return (
    <li class="game-row split gap-8 lines-4 panel pad-5">
      <div class="grow stack gap-3" style="--basis: 14rem">
        <h2 class="row items-baseline gap-4 lines-0 text-4 breaks">
          {host === null ? lobby.ofNobody : lobby.of(host)}
          <small class="lobby-game" translate={false}>
            {titleOfGame(game)}
          </small>
        </h2>
        <p class="breaks row gap-4 lines-2">
          <span class="inline gap-2" style="--face: 1.75rem" aria-hidden="true">
            {seats.map((sitter, seat) =>
              sitter === null ? <span key={seat} class="seat-free" /> : <SeatFace key={seat} look={sitter} />,
            )}
          </span>
          <span class="unseen">{lobby.seats(names.length, seats.length)}</span>
          <span translate={false}>{lobby.players(names)}</span>
        </p>
        <ul class="row gap-3" style="--icon: 1rem">
          {marks.map((mark) => (
            <li key={mark} class="pill quiet text-2">
              {mark}
            </li>
          ))}
          {status === 'playing' && <li class="pill money text-2">{lobby.playing}</li>}
          {watching > 0 && (
            <li class="pill quiet text-2 inline gap-3">
              <Icon name="eye" /> {lobby.watching(watching)}
            </li>
          )}
        </ul>
      </div>
      {hasFreeSeat(row) ? (
        <Button kind="quiet" aria-label={named(lobby.sitAt)} onClick={() => void sitDown(code)}>
          {lobby.sit}
        </Button>
      ) : (
        <LinkButton kind="quiet" aria-label={named(lobby.watchAt)} href={`${TABLE_PATH}${code}`}>
          {lobby.watch}
        </LinkButton>
      )}
    </li>
  );
};
