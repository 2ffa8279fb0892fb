import type { ComponentChildren } from 'preact';
import { classes } from '../base/classes.ts';

type PageProps = {
  readonly heading: string;
  readonly lead?: string;
  readonly wide?: boolean;
  readonly class?: string;
  readonly children: ComponentChildren;
};

/** A page: what it is called, what it is about, and what it has. */
export const Page = ({ heading, lead, wide = false, class: looks, children }: PageProps) => (
  <div class={classes('page', wide && 'page-wide', looks)}>
    <h1>{heading}</h1>
    {lead !== undefined && <p class="lead">{lead}</p>}
    {children}
  </div>
);

type PointProps = { readonly heading: string; readonly children: ComponentChildren };

/** One of several matters of a page that is to be read. */
export const Point = ({ heading, children }: PointProps) => (
  <section class="ruled stack gap-2">
    <h2 class="text-5">{heading}</h2>
    {children}
  </section>
);
