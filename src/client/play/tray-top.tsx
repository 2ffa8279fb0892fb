import { t } from '../texts.ts';
import { Icon, type IconName } from '../ui/icon.tsx';

type TrayTopProps = {
  readonly heading: string;
  /** Whether the heading is only said, as long as nothing lies there. */
  readonly isUnseen?: boolean;
  /** What takes the last change back, and what takes all back; undefined where there is nothing to take back. */
  readonly onUndo: (() => void) | undefined;
  readonly onTakeAllBack: (() => void) | undefined;
};

/** Above a word that is laid out: what it is, and what takes it back. */
export const TrayTop = ({ heading, isUnseen = false, onUndo, onTakeAllBack }: TrayTopProps) => {
  const { play } = t();
  return (
    <div class={isUnseen ? 'felt-top unseen' : 'felt-top'}>
      <h3 id="tray-heading">{heading}</h3>
      {onUndo !== undefined && <FeltTool icon="undo" label={play.undo} onClick={onUndo} />}
      {onTakeAllBack !== undefined && (
        <FeltTool icon="close" label={play.takeAllBack} onClick={onTakeAllBack} />
      )}
    </div>
  );
};

type FeltToolProps = { readonly icon: IconName; readonly label: string; readonly onClick: () => void };

/** A small tool on the felt. */
export const FeltTool = ({ icon, label, onClick }: FeltToolProps) => (
  <button type="button" class="felt-tool" aria-label={label} onClick={onClick}>
    <Icon name={icon} />
  </button>
);
