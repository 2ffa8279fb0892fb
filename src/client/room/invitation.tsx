import { TABLE_PATH } from '../../protocol/pages.ts';
import { t } from '../base/texts.ts';
import { copyAndTell } from '../online/copy-text.ts';
import { Button } from '../ui/button.tsx';
import { QrPicture } from './qr-picture.tsx';

/** A code in two parts, easier to read out. */
const spacedCode = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;

const addressOf = (code: string): string => `${location.origin}${TABLE_PATH}${code}`;

type ShareProps = {
  readonly code: string;
  /** What the game is called. */
  readonly game: string;
  /** Whether inviting is the next thing to do. */
  readonly isNext: boolean;
};

/** Sends the link to this table: by the share sheet, where there is one, or copied. */
export const ShareButtons = ({ code, game, isNext }: ShareProps) => {
  const { online } = t();
  const address = addressOf(code);
  const share = async (): Promise<void> => {
    try {
      await navigator.share({ title: online.shareTitle(game), text: online.shareText(game), url: address });
    } catch {
      // Closed without choosing anybody: nothing to say.
    }
  };
  const canShare = typeof navigator.share === 'function';
  return (
    <>
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
    </>
  );
};

type InvitationProps = ShareProps & {
  /** Whether the buttons stand elsewhere. */
  readonly isBare: boolean;
};

/** How others come to this table: share sheet, link, code, and a QR code to hold a phone over. */
export const Invitation = ({ isBare, ...share }: InvitationProps) => {
  const { online } = t();
  const { code } = share;
  const address = addressOf(code);
  return (
    <div class="invitation stack gap-6">
      <div class="whole stack">
        <p>{online.invite}</p>
        <p class="address well breaks pad-4" translate={false}>
          {address.replace(/^https?:\/\//, '')}
        </p>
        {!isBare && (
          <div class="actions">
            <ShareButtons {...share} />
          </div>
        )}
        <p class="table-code">
          <span>{online.orCode}</span>{' '}
          <b class="title nowrap" style="--size: min(1.5rem, 8.5vw)" translate={false}>
            {spacedCode(code)}
          </b>
        </p>
      </div>
      <QrPicture text={address} label={online.qr} />
    </div>
  );
};
