import type { ComponentChildren } from 'preact';
import { Icon } from './icon.tsx';

/** `told`: good to know; `alarm`: something went wrong, and is read aloud at once. */
type NoticeProps = { readonly kind?: 'told' | 'alarm'; readonly children: ComponentChildren };

/** Something said beside the matter in hand. */
export const Notice = ({ kind = 'told', children }: NoticeProps) => (
  <div
    class={`callout panel barred barred-plum pad-5 line items-top callout-${kind}`}
    role={kind === 'alarm' ? 'alert' : 'note'}
  >
    <Icon name={kind === 'alarm' ? 'warn' : 'info'} />
    <div>{children}</div>
  </div>
);
