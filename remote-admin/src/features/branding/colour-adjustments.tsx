import {
  adjustmentText,
  contrastNote,
  type BrandingPreview,
  type ColourAdjustment,
} from '@vitrin/shared-contracts/branding';
import styles from './branding.module.css';

const fieldLabels = { mainColor: 'Ana renk', secondColor: 'İkinci renk' } as const;

/** Lists what is not used as it was chosen, with both colours and the reason. */
export function ColourAdjustments({ preview }: { preview: BrandingPreview }) {
  const { adjustments } = preview;
  // A server of the version before does not say what it adjusts.
  if (adjustments === undefined) return <p className={styles.note}>{contrastNote(preview)}</p>;
  if (adjustments.length === 0)
    return <p className={styles.note}>İki renk de açık ve koyu görünümde seçtiğiniz gibi kullanılır.</p>;
  return (
    <div className={styles.note}>
      <p>Okunurluk için değiştirilenler:</p>
      <ul className={styles.adjustments} role="list">
        {adjustments.map((adjustment) => (
          <li key={`${adjustment.field} ${adjustment.scheme} ${adjustment.use}`}>
            <Swatches {...adjustment} />
            <span>
              <strong>{fieldLabels[adjustment.field]}.</strong> {adjustmentText(adjustment)}{' '}
              <span className={styles.codes}>
                {adjustment.from} → {adjustment.to}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Shows the chosen colour and the one in its place, side by side. */
function Swatches({ from, to }: Pick<ColourAdjustment, 'from' | 'to'>) {
  return (
    <svg className={styles.change} viewBox="0 0 48 24" width="48" height="24" aria-hidden="true">
      <path fill={from} d="M0 0H24V24H0z" />
      <path fill={to} d="M24 0H48V24H24z" />
    </svg>
  );
}
