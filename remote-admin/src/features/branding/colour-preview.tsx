import type { CSSProperties } from 'react';
import type { BrandingPreview } from 'shared-contracts/branding';
import styles from './branding.module.css';

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
      <AdjustedColours preview={preview} />
    </div>
  );
}

/** Lists the schemes in which the main colour is not readable as text, with the colour that replaces it. */
function AdjustedColours({ preview: { main, light, dark } }: { preview: BrandingPreview }) {
  const notes = [
    { scheme: 'Açık', text: light['--color-accent-text'] },
    { scheme: 'Koyu', text: dark['--color-accent-text'] },
  ].filter(({ text }) => text !== undefined && text !== main);
  if (notes.length === 0) {
    return <p className={styles.note}>Ana renk her zeminde okunuyor; metinlerde olduğu gibi kullanılır.</p>;
  }
  return (
    <p className={styles.note}>
      {notes.map(({ scheme, text }) => `${scheme} zeminde metinler ${text} ile yazılır`).join(', ')}: ana rengin
      okunabilir en yakın tonu.
    </p>
  );
}
