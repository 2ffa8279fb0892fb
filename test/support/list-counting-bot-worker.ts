/** A process of bots that answers each question with how many lists of words came along with it. */
import type { BotReply, PackedQuestion } from '../../src/server/bots/bot-worker.ts';

const answerTo = ({ id, lists }: PackedQuestion): BotReply => ({
  id,
  answer: { text: String(lists.length) },
});

process.on('message', (question) => process.send?.(answerTo(question as PackedQuestion)));
