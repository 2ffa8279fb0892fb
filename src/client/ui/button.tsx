import type { ComponentChildren } from 'preact';
import { followLink } from '../base/route.ts';
import { Icon, type IconName } from './icon.tsx';

/** `main`: the obvious next step, one a view; `quiet`: the other ways; `bare`: an aside that looks like a link. */
export type ButtonKind = 'main' | 'quiet' | 'bare';

/** How a button looks, and what it says. */
export type ButtonLook = {
  readonly kind?: ButtonKind;
  readonly icon?: IconName;
  /** What is read aloud in place of what is seen, to tell it from its twins. */
  readonly 'aria-label'?: string | undefined;
  readonly children: ComponentChildren;
};

const CLASSES: Readonly<Record<ButtonKind, string>> = {
  main: 'button',
  quiet: 'button button-quiet',
  bare: 'button-bare inline gap-4 bare touch strong money',
};

type ButtonProps = ButtonLook & {
  readonly onClick?: () => void;
  readonly submits?: boolean;
  readonly disabled?: boolean;
  /** Whether it is on, where it is a thing that stays on. */
  readonly pressed?: boolean;
  /** What a form is told by it, beside its fields. */
  readonly name?: string;
  readonly value?: string;
  /** The form that it sends, where it stands outside. */
  readonly form?: string;
  /** Sends the form whatever its fields hold. */
  readonly formNoValidate?: boolean;
};

/** Something to press. */
export const Button = ({
  kind = 'main',
  icon,
  children,
  submits = false,
  disabled = false,
  pressed,
  ...button
}: ButtonProps) => (
  <button
    {...button}
    type={submits ? 'submit' : 'button'}
    class={CLASSES[kind]}
    disabled={disabled}
    aria-pressed={pressed}
  >
    {icon !== undefined && <Icon name={icon} />}
    {children}
  </button>
);

type LinkButtonProps = ButtonLook & { readonly href: string };

/** The way to another page of ours, as a button. */
export const LinkButton = ({ kind = 'main', icon, children, href, ...link }: LinkButtonProps) => (
  <a {...link} class={CLASSES[kind]} href={href} onClick={followLink}>
    {icon !== undefined && <Icon name={icon} />}
    {children}
  </a>
);

/** How a tool beside a table looks. */
export const TOOL = 'tool inline items-centre gap-3 bare touch strong money';

export type IconButtonProps = {
  readonly icon: IconName;
  /** What it does: read aloud, and shown as a tooltip. */
  readonly label: string;
  readonly onClick: () => void;
  readonly pressed?: boolean;
  /** Whether what it opens is open. */
  readonly expanded?: boolean;
  readonly shortcut?: string;
  readonly disabled?: boolean;
  readonly look?: 'icon-button centre bare' | 'felt-tool centre bare' | typeof TOOL;
  /** What is seen beside the picture. */
  readonly children?: ComponentChildren;
};

/** A button that is only a picture: for what everybody knows (close, sound), never for the main step. */
export const IconButton = (props: IconButtonProps) => {
  const { icon, label, onClick, pressed, expanded, shortcut, disabled, children } = props;
  const { look = 'icon-button centre bare' } = props;
  return (
    <button
      type="button"
      class={look}
      aria-label={label}
      title={shortcut === undefined ? label : `${label} (${shortcut})`}
      aria-keyshortcuts={shortcut}
      aria-pressed={pressed}
      aria-expanded={expanded}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon name={icon} />
      {children}
    </button>
  );
};

type ToolProps = Omit<IconButtonProps, 'look' | 'children'> & {
  /** What is seen beside the picture where there is room; the label, unless told. */
  readonly name?: string;
  /** Whether its name is seen on a phone too. */
  readonly alwaysNamed?: boolean;
};

/** A tool beside a table: a picture, and its name where there is room. */
export const Tool = ({ name, alwaysNamed = false, ...button }: ToolProps) => (
  <IconButton {...button} look={TOOL}>
    <span class={alwaysNamed ? undefined : 'tool-label'} aria-hidden="true">
      {name ?? button.label}
    </span>
  </IconButton>
);

type FileButtonProps = {
  readonly accept: string;
  readonly onFile: (file: File) => unknown;
  readonly children: string;
};

/** Takes a file of the device. */
export const FileButton = ({ accept, onFile, children }: FileButtonProps) => (
  <label class="button button-quiet file-button holder">
    {children}
    <input
      type="file"
      accept={accept}
      onChange={({ currentTarget }) => {
        const [file] = currentTarget.files ?? [];
        if (file !== undefined) onFile(file);
        // The same file, mended, may be chosen again.
        currentTarget.value = '';
      }}
    />
  </label>
);
