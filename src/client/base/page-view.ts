import type { ComponentType } from 'preact';
import type { FrameMessages } from '../../messages/frame-en.ts';

/** A page: what it is called, and what it shows. */
export type PageView = {
  readonly title: (messages: FrameMessages) => string;
  /** Fetches the page; those that are always there have nothing to fetch. */
  readonly load?: () => Promise<ComponentType>;
  readonly content?: ComponentType;
};

/** A page that is fetched when it is wanted, and what it is called. */
export const fetchedPage = (
  title: Exclude<keyof FrameMessages['pages'], 'rulesOf'>,
  load: () => Promise<ComponentType>,
): PageView => ({ title: ({ pages }) => pages[title], load });
