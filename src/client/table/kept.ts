import type { ComponentChild } from 'preact';
import { useRef } from 'preact/hooks';

/**
 * Keeps what was rendered, by a name each, as long as `under` stays the same: Preact passes over what it has seen
 * before, so that a long list costs only what is new in it.
 */
export const useKept = (under: string): ((name: string, render: () => ComponentChild) => ComponentChild) => {
  const kept = useRef({ under, parts: new Map<string, ComponentChild>() });
  if (kept.current.under !== under) kept.current = { under, parts: new Map() };
  const { parts } = kept.current;
  return (name, render) => {
    const part = parts.get(name) ?? render();
    parts.set(name, part);
    return part;
  };
};
