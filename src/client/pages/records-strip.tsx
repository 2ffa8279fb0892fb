import { listedGame } from '../base/game-list.ts';
import { language, t } from '../base/language.ts';
import { recordsAtHand } from '../saves/records-at-hand.ts';
import { Icon } from '../ui/icon.tsx';

type RecordsStripProps = {
  readonly game: string;
  /** What a word brought, as the game writes it. */
  readonly sayWorth: (worth: number) => string;
};

/** What was reached here in a game, in a line; nothing before there is anything. */
export const RecordsStrip = ({ game, sayWorth }: RecordsStripProps) => {
  const { records: texts } = t();
  const records = recordsAtHand.value;
  const own = records?.games[game];
  if (records === undefined || own === undefined) return null;
  const { bestAlone, bestWord, played } = own;
  const { now, longest } = records.streak;
  const { formatScore } = listedGame(game);
  const told = [
    ...(bestAlone === undefined ? [] : [texts.bestAlone(formatScore(language.value, bestAlone.score))]),
    ...(bestWord === undefined ? [] : [texts.bestWord(bestWord.word, sayWorth(bestWord.worth))]),
    ...(now > 1 ? [texts.streak(now)] : longest > 1 ? [texts.longestStreak(longest)] : []),
    ...(played > 1 ? [texts.played(played)] : []),
  ];
  if (told.length === 0) return null;
  return (
    <section class="records-strip line gap-4 text-3" aria-label={texts.heading}>
      <Icon name="scores" />
      <ul class="row gap-2 lines-0">
        {told.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
};
