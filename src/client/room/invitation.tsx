import { TABLE_PATH } from '../../protocol/pages.ts';
import { t } from '../base/texts.ts';
import { copyAndTell } from '../online/copy-text.ts';
import { Button } from '../ui/button.tsx';
import { QrPicture } from './qr-picture.tsx';

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
  const canShare = typeof navigator.share === 'function';
  return (
    <div class="invitation stack gap-6">
      <div class="whole stack">
        <p>{online.invite}</p>
        <p class="address well breaks pad-4" translate={false}>
          {address.replace(/^https?:\/\//, '')}
        </p>
        <div class="actions">
          {canShare && (
            <Button icon="share" kind={isNext ? 'main' : 'quiet'} onClick={share}>
              {online.share}
            </Button>
          )}
          <Button
            icon="copy"
            kind={isNext && !canShare ? 'main' : 'quiet'}
            onClick={() => void copyAndTell(address, online.copied)}
          >
            {online.copy}
          </Button>
        </div>
        <p class="table-code">
          <span>{online.orCode}</span>{' '}
          <b class="title breaks" style="--size: 1.5rem" translate={false}>
            {spacedCode(code)}
          </b>
        </p>
      </div>
      <QrPicture text={address} label={online.qr} />
    </div>
  );
};
