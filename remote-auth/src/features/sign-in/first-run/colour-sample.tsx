import type { CSSProperties } from 'react';
import { contrastNote, type BrandingPreview } from '@vitrin/shared-contracts/branding';
import styles from './first-run.module.css';

const schemes = { light: 'Açık', dark: 'Koyu' } as const;

/** Sample of the site with the chosen colours in both schemes, and what is done for the contrast. */
export function ColourSample({ preview, companyName }: { preview: BrandingPreview; companyName: string }) {
  return (
    <div className={styles.samples} role="group" aria-label="Önizleme">
      {(['light', 'dark'] as const).map((scheme) => (
        <figure key={scheme} style={preview[scheme] as CSSProperties}>
          <figcaption>{schemes[scheme]}</figcaption>
          <div className={styles.sample}>
            <strong>{companyName}</strong>
            <p>
              Metin ve <span className={styles.link}>bağlantı</span>
            </p>
            <p className={styles.buttons}>
              <span className={styles.main}>Ana renk</span>
              <span className={styles.second}>İkinci</span>
            </p>
          </div>
        </figure>
      ))}
      <p className={styles.note}>{contrastNote(preview)}</p>
    </div>
  );
}
