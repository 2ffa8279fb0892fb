import { isCharacter } from '../../bots/characters.ts';
import { DAILY_GAMES, type DailyKind } from '../../daily/daily-game.ts';
import { BotRow } from './bot-row.tsx';
import { c } from './texts.ts';

type RivalsProps = { readonly kind: DailyKind; readonly rivals: readonly number[] };

/** Those one has played against, and what they had left. */
export const Rivals = ({ kind, rivals }: RivalsProps) => (
  <section class="stack gap-3">
    <h2 class="quiet text-2">{c().atYourTable}</h2>
    <ul class="ledger">
      {DAILY_GAMES[kind].bots.filter(isCharacter).map((bot, at) => (
        <BotRow key={bot} kind={kind} bot={bot} score={rivals[at]} />
      ))}
    </ul>
  </section>
);
