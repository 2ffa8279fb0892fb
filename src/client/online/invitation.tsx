import { TABLE_PATH } from '../../protocol/pages.ts';
import { QrPicture } from '../qr/qr-picture.tsx';
import { t } from '../texts.ts';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast-state.ts';
import { copyText } from './copy-text.ts';

/** A code in two parts, easier to read out. */
const spacedCode = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;

type InvitationProps = {
  readonly code: string;
  /** What the game is called. */
  readonly game: string;
  /** Whether inviting is the next thing to do. */
  readonly isNext: boolean;
};

/** How others come to this table: share sheet, link, code, and a QR code to hold a phone over. */
export const Invitation = ({ code, game, isNext }: InvitationProps) => {
  const { online } = t();
  const address = `${location.origin}${TABLE_PATH}${code}`;
  const share = async (): Promise<void> => {
    try {
      await navigator.share({ title: online.shareTitle(game), text: online.shareText(game), url: address });
    } catch {
      // Closed without choosing anybody: nothing to say.
    }
  };
  const copy = async (): Promise<void> => {
    toast((await copyText(address)) ? online.copied : online.notCopied);
  };
  const canShare = typeof navigator.share === 'function';
  return (
    <div class="invitation">
      <div class="invitation-ways">
        <p>{online.invite}</p>
        <p class="address" translate={false}>
          {address.replace(/^https?:\/\//, '')}
        </p>
        <div class="actions">
          {canShare && (
            <Button icon="share" kind={isNext ? 'main' : 'quiet'} onClick={share}>
              {online.share}
            </Button>
          )}
          <Button icon="copy" kind={isNext && !canShare ? 'main' : 'quiet'} onClick={copy}>
            {online.copy}
          </Button>
        </div>
        <p class="table-code">
          <span>{online.orCode}</span> <b translate={false}>{spacedCode(code)}</b>
        </p>
      </div>
      <QrPicture text={address} label={online.qr} />
    </div>
  );
};
