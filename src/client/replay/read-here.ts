import { err, type Result } from '../../shared/result.ts';
import { language } from '../base/language.ts';
import { t } from '../base/texts.ts';
import { readRecord } from './read-record.ts';
import type { Replay } from './replay.ts';

/** Reads a record in the language of the page; a sentence where that cannot be, or the rules of its game cannot be fetched. */
export const readHere = async (record: string): Promise<Result<Replay, string>> => {
  try {
    return await readRecord(record, language.value, t().online.somebody);
  } catch {
    return err(t().ui.trouble);
  }
};
