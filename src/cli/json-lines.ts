import type { Readable, Writable } from 'node:stream';

/** A line that came in, or the word that one was too long to keep. */
export type IncomingLine = { readonly text: string } | { readonly tooLong: true };

/**
 * Reads lines of up to so many signs and writes an answer to each, in order. Longer lines are not kept in memory; who does
 * not read the answers is not read from.
 */
export const answerLines = async (
  input: Readable,
  output: Writable,
  longest: number,
  answer: (line: IncomingLine) => string,
): Promise<void> => {
  let line = '';
  let tooLong = false;
  const finish = async (): Promise<void> => {
    const reply = answer(tooLong ? { tooLong: true } : { text: line });
    line = '';
    tooLong = false;
    if (reply !== '' && !output.write(`${reply}\n`)) {
      await new Promise((resolve) => output.once('drain', resolve));
    }
  };
  input.setEncoding('utf8');
  for await (const chunk of input as AsyncIterable<string>) {
    let from = 0;
    for (;;) {
      const end = chunk.indexOf('\n', from);
      const part = chunk.slice(from, end < 0 ? undefined : end);
      if (line.length + part.length > longest) {
        tooLong = true;
        line = '';
      } else if (!tooLong) line += part;
      if (end < 0) break;
      await finish();
      from = end + 1;
    }
  }
  if (line !== '' || tooLong) await finish();
};
