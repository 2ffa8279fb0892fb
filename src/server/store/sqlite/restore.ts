import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { err, ok, type Result } from '../../../shared/result.ts';
import { type BackupManifest, checkBackup, copyPrivate, filesIn, isOther } from './backup-manifest.ts';
import {
  DATABASE_FILE,
  messageOf,
  PRIVATE_FOLDER,
  RESTORING,
  syncToDisk,
  timeForName,
} from './database-files.ts';
import { type FolderLock, lockFolder } from './folder-lock.ts';
import { reseedFile } from './reseed-games.ts';
import { whyNotOpened } from './why-not-opened.ts';

export type Restored = {
  readonly manifest: BackupManifest;
  /** Where that lies now which was there before; undefined where nothing was. */
  readonly aside: string | undefined;
  /** How many games were on, and had what was still hidden shuffled again. */
  readonly reseeded: number;
};

/** Puts a backup into a data folder that no server uses; what was there is moved aside, not removed. */
export const restoreFolder = (
  backup: string,
  folder: string,
  lockPatienceMs?: number,
): Result<Restored, string> => {
  const checked = checkBackup(backup);
  if (!checked.ok) return checked;
  const coming = join(folder, RESTORING);
  let lock: FolderLock | undefined;
  try {
    mkdirSync(folder, { recursive: true, mode: PRIVATE_FOLDER });
    lock = lockFolder(folder, lockPatienceMs);
    rmSync(coming, { recursive: true, force: true });
    mkdirSync(coming, { mode: PRIVATE_FOLDER });
    const names = Object.keys(checked.value.sha256);
    for (const name of names) copyPrivate(join(backup, name), join(coming, name));
    const reseeded = reseedFile(join(coming, DATABASE_FILE));
    const old = filesIn(folder).filter((name) => isOther(name) || name.startsWith(DATABASE_FILE));
    const aside = old.length === 0 ? undefined : join(folder, `before-restore-${timeForName()}`);
    if (aside !== undefined) mkdirSync(aside, { mode: PRIVATE_FOLDER });
    for (const name of old) renameSync(join(folder, name), join(aside as string, name));
    if (aside !== undefined) syncToDisk(aside, 'folder');
    // The database comes last: as long as it is missing, this can be done again.
    const isDatabase = (name: string): number => (name === DATABASE_FILE ? 1 : 0);
    for (const name of names.sort((a, b) => isDatabase(a) - isDatabase(b)))
      renameSync(join(coming, name), join(folder, name));
    syncToDisk(folder, 'folder');
    rmSync(coming, { recursive: true });
    return ok({ manifest: checked.value, aside, reseeded });
  } catch (error) {
    return err(
      lock === undefined ? whyNotOpened(folder, error) : `It could not be restored: ${messageOf(error)}.`,
    );
  } finally {
    lock?.release();
  }
};
