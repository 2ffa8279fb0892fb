import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { classes } from '../base/classes.ts';
import { followLink } from '../base/route.ts';
import { Icon, type IconName } from './icon.tsx';

type WayProps = {
  readonly icon: IconName;
  readonly name: string;
  readonly text: string;
  /** The one to take if one does not know which. */
  readonly lead?: boolean;
  readonly children?: ComponentChildren;
} & ({ readonly href: string } | { readonly onClick: () => unknown });

/** One way: a tile with its picture, its name, a line about it. The name is the door; all of the card opens it. */
export const Way = ({ icon, name, text, lead = false, children, ...way }: WayProps) => {
  const id = useId();
  return (
    <div class={classes('way holder sheet raised row pad-4', lead && 'way-lead')}>
      <span class="way-icon centre">
        <Icon name={icon} />
      </span>
      <div class="way-text grow stack items-start gap-0" style="--basis: 8rem">
        {'href' in way ? (
          <a class="way-door bare title start" aria-describedby={id} href={way.href} onClick={followLink}>
            {name}
          </a>
        ) : (
          <button type="button" class="way-door bare title start" aria-describedby={id} onClick={way.onClick}>
            {name}
          </button>
        )}
        <small id={id}>{text}</small>
      </div>
      {children}
    </div>
  );
};
