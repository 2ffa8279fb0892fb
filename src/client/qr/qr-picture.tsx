import { useMemo } from 'preact/hooks';
import { qrCode } from './qr-code.ts';

/** Light modules around the code, so that cameras find it. */
const QUIET_ZONE = 4;

type PictureProps = {
  readonly text: string;
  /** What it leads to, for those who do not see it. */
  readonly label: string;
};

/** The QR code of a text: dark on light by day and by night, as cameras want it. Nothing where the text is too long. */
export const QrPicture = ({ text, label }: PictureProps) => {
  const modules = useMemo(() => qrCode(text), [text]);
  if (modules === undefined) return null;
  const size = modules.length + 2 * QUIET_ZONE;
  const path = modules
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? [`M${x + QUIET_ZONE} ${y + QUIET_ZONE}h1v1h-1z`] : [])),
    )
    .join('');
  return (
    <svg
      class="qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shape-rendering="crispEdges"
    >
      <rect class="qr-light" width={size} height={size} rx="2" />
      <path class="qr-dark" d={path} />
    </svg>
  );
};
