import type { ReactNode } from 'react';
import { encode } from 'uqr';
import styles from './qr-code.module.css';

interface QrCodeProps {
  /** What a camera reads. */
  text: string;
  /** What it is, for who cannot see it. */
  label: string;
}

/** Modules around it that stay light: readers look for them. */
const QUIET = 4;

/** A text as a picture that a camera reads, drawn as one path. */
export default function QrCode({ text, label }: QrCodeProps): ReactNode {
  const { data, size } = encode(text, { border: QUIET });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path.join('')} fill="currentColor" shapeRendering="crispEdges" />
    </svg>
  );
}
