import { beforeEach, describe, expect, it } from 'vitest';
import { closeTool, closeTools, openTool, toggleTool } from './open-tool.ts';

describe('the tools beside a table', () => {
  beforeEach(closeTools);

  it('open by a key and close by the same', () => {
    toggleTool('prices');
    expect(openTool.value).toBe('prices');
    toggleTool('prices');
    expect(openTool.value).toBeUndefined();
  });

  it('take each other’s place', () => {
    toggleTool('values');
    toggleTool('commands');
    expect(openTool.value).toBe('commands');
  });

  it('stay open when one that was open before says late that it has closed', () => {
    toggleTool('prices');
    toggleTool('commands');
    closeTool('prices');
    expect(openTool.value).toBe('commands');
  });

  it('stay closed when a closed one says so twice', () => {
    toggleTool('prices');
    closeTool('prices');
    closeTool('prices');
    expect(openTool.value).toBeUndefined();
  });
});
