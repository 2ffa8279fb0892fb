import type { ComponentChildren } from 'preact';
import { followLink } from '../route.ts';
import { Icon, type IconName } from './icon.tsx';

/** `main`: the obvious next step, one a view; `quiet`: the other ways; `bare`: an aside that looks like a link. */
export type ButtonKind = 'main' | 'quiet' | 'bare';

type Look = {
  readonly kind?: ButtonKind;
  readonly icon?: IconName;
  readonly children: ComponentChildren;
};

const CLASSES: Readonly<Record<ButtonKind, string>> = {
  main: 'button',
  quiet: 'button button-quiet',
  bare: 'button-bare',
};

type ButtonProps = Look & {
  readonly onClick?: () => void;
  readonly submits?: boolean;
  readonly disabled?: boolean;
};

/** Something to press. */
export const Button = ({
  kind = 'main',
  icon,
  children,
  onClick,
  submits = false,
  disabled = false,
}: ButtonProps) => (
  <button type={submits ? 'submit' : 'button'} class={CLASSES[kind]} disabled={disabled} onClick={onClick}>
    {icon !== undefined && <Icon name={icon} />}
    {children}
  </button>
);

/** The way to another page of ours, as a button. */
export const LinkButton = ({ kind = 'main', icon, children, href }: Look & { readonly href: string }) => (
  <a class={CLASSES[kind]} href={href} onClick={followLink}>
    {icon !== undefined && <Icon name={icon} />}
    {children}
  </a>
);

type IconButtonProps = {
  readonly icon: IconName;
  /** What it does: read aloud, and shown as a tooltip. */
  readonly label: string;
  readonly onClick: () => void;
  readonly pressed?: boolean;
};

/** A button that is only a picture: for what everybody knows (close, sound), never for the main step. */
export const IconButton = ({ icon, label, onClick, pressed }: IconButtonProps) => (
  <button
    type="button"
    class="icon-button"
    aria-label={label}
    title={label}
    aria-pressed={pressed}
    onClick={onClick}
  >
    <Icon name={icon} />
  </button>
);
