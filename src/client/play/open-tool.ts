import { signal } from '@preact/signals';

/** What can lie open beside a table, one at a time: prices, or the values of cards and the score sheet; the command line. */
export type Tool = 'prices' | 'values' | 'scores' | 'commands';

export const openTool = signal<Tool | undefined>(undefined);

/** Opens a tool in place of any other, or closes it where it is open. */
export const toggleTool = (tool: Tool): void => {
  openTool.value = openTool.value === tool ? undefined : tool;
};

/** Closes a tool; one that has been opened since stays. */
export const closeTool = (tool: Tool): void => {
  if (openTool.value === tool) openTool.value = undefined;
};

export const closeTools = (): void => {
  openTool.value = undefined;
};
