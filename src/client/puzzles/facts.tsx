import type { ComponentChildren } from 'preact';

/** A fact of the table: what it is called, and how much. */
export const Fact = ({ name, children }: { readonly name: string; readonly children: ComponentChildren }) => (
  <div class="puzzle-fact">
    <dt>{name}</dt>
    <dd class="figures bold">{children}</dd>
  </div>
);
