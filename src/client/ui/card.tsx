import type { ComponentChildren } from 'preact';

type CardProps = { readonly heading?: string; readonly children: ComponentChildren };

/** A piece of paper on the table, with what belongs together. */
export const Card = ({ heading, children }: CardProps) => (
  <section class="card">
    {heading !== undefined && <h2>{heading}</h2>}
    {children}
  </section>
);
