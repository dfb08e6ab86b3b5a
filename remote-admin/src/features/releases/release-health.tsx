import {
  faultPhaseLabels,
  vitalNames,
  type ReleaseHealth as Health,
} from '@vitrin/shared-contracts/release-management';
import { faultPhases } from '@vitrin/shared-contracts/releases';
import { failureCount, failureText, hasData, openingCount, vitalLabels } from './release-format.ts';
import { VitalShare } from './vital-share.tsx';
import { formatNumber } from '../../data/format-number.ts';
import styles from './health.module.css';

/** One release's health in one line, with expandable details. */
export function ReleaseHealth({ health }: { health: Health }) {
  if (!hasData(health)) return <p className={styles.unused}>Henüz hiçbir ziyaretçi görmedi.</p>;
  const occurredPhases = faultPhases.filter((phase) => health.failures[phase] > 0);
  return (
    <details className={styles.detail}>
      <summary>
        {formatNumber(openingCount(health))} açılış ·{' '}
        {failureCount(health) === 0 ? 'hata yok' : `${failureText(health)} hata`}
      </summary>
      <dl className={styles.measures}>
        <div>
          <dt>Başlama</dt>
          <dd>{formatNumber(health.loads)} kez</dd>
        </div>
        {occurredPhases.map((phase) => (
          <div key={phase}>
            <dt>{faultPhaseLabels[phase]}</dt>
            <dd>{formatNumber(health.failures[phase])} hata</dd>
          </div>
        ))}
        {vitalNames.map((name) => (
          <div key={name}>
            <dt>{vitalLabels[name]}</dt>
            <dd>
              <VitalShare classes={health.vitals[name]} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
