import { vitalClasses, type VitalClass } from '@vitrin/shared-contracts/release-management';
import { measuredCount, shareText, vitalClassLabels } from './release-format.ts';
import { formatNumber } from '../../data/format-number.ts';
import styles from './health.module.css';

/** Shows the share of good measurements as text, and all three classes as a bar. */
export function VitalShare({ classes }: { classes: Readonly<Record<VitalClass, number>> }) {
  const measured = measuredCount(classes);
  if (measured === 0) return <span className={styles.unused}>Ölçüm yok</span>;
  const counts = vitalClasses.map((name) => `${formatNumber(classes[name])} ${vitalClassLabels[name]}`).join(', ');
  return (
    <span className={styles.vital} title={counts}>
      <span>{shareText(classes.good, measured)} iyi</span>
      <span className={styles.bar} aria-hidden>
        {vitalClasses.map((name) => (
          <span
            key={name}
            className={styles.class}
            data-class={name}
            style={{ inlineSize: `${(classes[name] / measured) * 100}%` }}
          />
        ))}
      </span>
    </span>
  );
}
