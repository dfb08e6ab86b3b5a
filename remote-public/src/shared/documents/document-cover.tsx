import type { SiteDocument } from '@vitrin/shared-contracts/documents';
import { downloadTypes } from '@vitrin/shared-contracts/downloads';
import { PictureImage } from '../picture.tsx';
import styles from './document-items.module.css';

/**
 * Renders the cover that staff have chosen; otherwise a sheet in the colours of the company with the title. Both say what the text
 * beside them says too, so they have no text of their own for screen readers.
 */
export function DocumentCover({ document: { cover, title, file } }: { document: SiteDocument }) {
  if (cover)
    return (
      <span className={styles.cover}>
        <PictureImage picture={{ ...cover, alt: '' }} sizes="112px" />
      </span>
    );
  return (
    <span className={`${styles.cover} ${styles.sheet}`} aria-hidden>
      <span className={styles.sheetTitle}>{title}</span>
      <span className={styles.sheetType}>{downloadTypes[file.type].label}</span>
    </span>
  );
}
