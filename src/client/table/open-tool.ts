import { signal } from '@preact/signals';

/** What lies open beside a table, one at a time: a tool of its game, or the command line (`commands`). */
export const openTool = signal<string | undefined>(undefined);

/** Opens a tool in place of any other, or closes it where it is open. */
export const toggleTool = (tool: string): void => {
  openTool.value = openTool.value === tool ? undefined : tool;
};

/** Closes a tool; one that has been opened since stays. */
export const closeTool = (tool: string): void => {
  if (openTool.value === tool) openTool.value = undefined;
};

export const closeTools = (): void => {
  openTool.value = undefined;
};
