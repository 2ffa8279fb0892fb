import { useMemo } from 'preact/hooks';
import { qrCode } from './qr-code.ts';

type PictureProps = {
  readonly text: string;
  /** What it leads to, for those who do not see it. */
  readonly label: string;
};

/** The QR code of a text: dark on light by day and by night, as cameras want it. */
export const QrPicture = ({ text, label }: PictureProps) => {
  const modules = useMemo(() => qrCode(text), [text]);
  const size = modules.length;
  const path = modules
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      class="qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shape-rendering="crispEdges"
    >
      <rect fill="#ffffff" width={size} height={size} rx="2" />
      <path fill="#1a1a1a" d={path} />
    </svg>
  );
};
