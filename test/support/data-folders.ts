import { rmSync } from 'node:fs';
import { afterEach } from 'vitest';
import { newDataFolder } from './game-server.ts';

/** Makes data folders, which are removed after each test of a file. */
export const useDataFolders = (): (() => string) => {
  const folders: string[] = [];
  afterEach(() => {
    for (const made of folders.splice(0)) rmSync(made, { recursive: true, force: true });
  });
  return () => {
    const made = newDataFolder();
    folders.push(made);
    return made;
  };
};
