import type { ComponentChildren } from 'preact';
import type { CharacterId } from '../../bots/characters.ts';
import type { DailyKind } from '../../daily/daily-game.ts';
import { t } from '../base/texts.ts';
import { Face } from '../bots/face.tsx';
import { myLook } from '../faces/my-look.ts';
import { PersonFace } from '../faces/person-face.tsx';
import { scoreText } from './texts.ts';

type BotRowProps = {
  readonly kind: DailyKind;
  readonly bot: CharacterId;
  readonly score: number | undefined;
  /** What stands there until it has one. */
  readonly children?: ComponentChildren;
};

/** A bot and what it came to. */
export const BotRow = ({ kind, bot, score, children }: BotRowProps) => (
  <li class="day-row row gap-4 lines-0 face-inline">
    <Face bot={bot} />
    <b class="grow" translate={false}>
      {t().characters.of[bot].name}
    </b>
    {score === undefined ? children : <span class="money figures bold">{scoreText(kind, score)}</span>}
  </li>
);

/** Oneself among them. */
export const MyRow = ({ kind, score }: { readonly kind: DailyKind; readonly score: number }) => (
  <li class="day-row day-row-mine row gap-4 lines-0 face-inline">
    <PersonFace {...myLook.value} />
    <b class="grow">{t().play.you}</b>
    <span class="money figures bold">{scoreText(kind, score)}</span>
  </li>
);
