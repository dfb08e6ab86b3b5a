import type { QrCode } from 'shared-contracts/auth';
import styles from './account.module.css';

/** Dark on light in every colour scheme: cameras look for nothing else. */
export function QrPicture({ qr: { size, path } }: { qr: QrCode }) {
  return (
    <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label="Kurulum kare kodu">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
