import { ok } from '../../shared/result.ts';
import { t } from '../base/texts.ts';
import { countFinished } from '../saves/count-finished.ts';
import type { FinishedGame } from '../saves/finished-game.ts';
import type { RecordNews as News } from '../saves/records.ts';
import { Icon } from '../ui/icon.tsx';
import { useAnswer } from '../ui/use-answer.ts';
import type { Ending } from './ending.ts';

/** What is new, and whether it is a record. */
const sayNews = (news: News, say: Ending['say']): { readonly text: string; readonly isRecord: boolean } => {
  const { records } = t();
  switch (news.kind) {
    case 'best-alone':
      return { text: `${records.newRecord} ${records.bestWas(say.score(news.before))}`, isRecord: true };
    case 'first-alone':
      return { text: records.firstAlone, isRecord: false };
    case 'best-was':
      return { text: records.bestIs(say.score(news.score)), isRecord: false };
    case 'best-word':
      return { text: `${records.newRecord} ${records.newWord(news.word)}`, isRecord: true };
    case 'streak':
      return news.isLongest
        ? { text: records.newStreak(news.wins), isRecord: true }
        : { text: records.streak(news.wins), isRecord: false };
  }
};

type RecordNewsProps = { readonly game: FinishedGame; readonly say: Ending['say'] };

/** Counts a game that has ended among the records of this device, and says what is new by it. */
export const RecordNews = ({ game, say }: RecordNewsProps) => {
  const { value: all = [] } = useAnswer(async () => ok(await countFinished(game)), [game.id]);
  return (
    <ul class="record-news" aria-live="polite">
      {all.map((news) => {
        const { text, isRecord } = sayNews(news, say);
        return (
          <li key={news.kind} class={isRecord ? 'bold' : 'quiet'}>
            {isRecord && <Icon name="check" />} {text}
          </li>
        );
      })}
    </ul>
  );
};
