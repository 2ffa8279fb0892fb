import type { ComponentChildren } from 'preact';
import { classes } from '../base/classes.ts';

/** A thought in a picture and a sentence. */
export type GlancePanel = {
  readonly name: string;
  readonly text: string;
  readonly picture: ComponentChildren;
  /** How much room its picture needs: a whole line of a phone, or two lines of a wide screen as well. */
  readonly size?: 'wide' | 'large';
};

type GlanceProps = { readonly heading: string; readonly panels: readonly GlancePanel[] };

/** A game on one screen: panels in the order things happen, each with a picture made of the game's own pieces. */
export const Glance = ({ heading, panels }: GlanceProps) => (
  <section aria-labelledby="glance">
    <h2 id="glance" class="unseen">
      {heading}
    </h2>
    <ol class="glance">
      {panels.map(({ name, text, picture, size }) => (
        <li key={name} class={classes('glance-panel panel', size && `glance-${size}`)}>
          <div class="glance-picture">{picture}</div>
          <div>
            <h3 class="title">{name}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  </section>
);
