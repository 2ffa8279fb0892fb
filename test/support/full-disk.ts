import { DatabaseSync } from 'node:sqlite';

export type Disk = {
  /** From now on SQLite finds no room for another page, as on a full disk. */
  readonly fill: () => void;
  readonly free: () => void;
};

/** Opens something that holds a database, together with the disk under it. */
export const withDisk = async <T>(open: () => Promise<T>): Promise<readonly [T, Disk]> => {
  const real = DatabaseSync.prototype.prepare;
  const opened: DatabaseSync[] = [];
  DatabaseSync.prototype.prepare = function (this: DatabaseSync, ...words: Parameters<typeof real>) {
    if (words[0] === 'begin immediate') opened.push(this);
    return real.apply(this, words);
  };
  try {
    const result = await open();
    const db = opened.at(-1);
    if (db === undefined) throw new Error('nothing was opened');
    return [result, { fill: () => fill(db), free: () => db.exec('pragma max_page_count = 1000000') }];
  } finally {
    DatabaseSync.prototype.prepare = real;
  }
};

const fill = (db: DatabaseSync): void => {
  const { page_count: pages } = db.prepare('pragma page_count').get() as { page_count: number };
  db.exec(`pragma max_page_count = ${pages}`);
  const insert = db.prepare("insert into log (t, s, at, body) values (-1, ?, 0, '')");
  // What room is left on pages that are there already is used up.
  for (let s = 1; ; s++) {
    try {
      insert.run(s);
    } catch (error) {
      if ((error as { errcode?: number }).errcode === 13) return;
      throw error;
    }
  }
};
