import type { CSSProperties } from 'react';
import type { BrandingPreview } from '@vitrin/shared-contracts/branding';
import styles from './branding.module.css';
import { ColourAdjustments } from './colour-adjustments.tsx';

const schemes = { light: 'Açık', dark: 'Koyu' } as const;

interface ColourPreviewProps {
  preview: BrandingPreview;
  companyName: string;
}

/** Renders a sample of the site with the chosen colours, in light and dark scheme. */
export function ColourPreview({ preview, companyName }: ColourPreviewProps) {
  return (
    <div className={styles.samples}>
      {(['light', 'dark'] as const).map((scheme) => (
        <figure key={scheme} className={styles.sample} style={preview[scheme] as CSSProperties}>
          <figcaption>{schemes[scheme]}</figcaption>
          <div className={styles.page}>
            <strong className={styles.company}>{companyName}</strong>
            <p className={styles.text}>
              Başlık ve metin. <span className={styles.muted}>Soluk metin.</span>
            </p>
            <p>
              <span className={styles.link}>Metin içinde bağlantı</span>
            </p>
            <div className={styles.buttons}>
              <span className={styles.primary}>Ana düğme</span>
              <span className={styles.second}>İkinci renk</span>
            </div>
            <p className={styles.tint}>
              Renkli zeminde <span className={styles.link}>bağlantı</span>
            </p>
          </div>
        </figure>
      ))}
      <ColourAdjustments preview={preview} />
    </div>
  );
}
