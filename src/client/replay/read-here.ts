import { err, type Result } from '../../shared/result.ts';
import { language } from '../base/language.ts';
import { type Spoken, spoken } from '../base/spoken.ts';
import { t } from '../base/texts.ts';
import { readRecord } from './read-record.ts';
import type { Replay } from './replay.ts';

/** Reads a record for the page, or says why that cannot be; also where the rules of its game cannot be fetched. */
export const readHere = async (record: string): Promise<Result<Replay, Spoken>> => {
  try {
    const read = await readRecord(record, t().online.somebody);
    return read.ok ? read : err(spoken(() => read.error(language.value)));
  } catch {
    return err(spoken(() => t().ui.trouble));
  }
};
