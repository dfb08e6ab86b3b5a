import type { ReactNode } from 'react';
import {
  faultPhaseLabels,
  vitalNames,
  type ReleaseHealth,
  type VitalName,
} from '@vitrin/shared-contracts/release-management';
import { faultPhases } from '@vitrin/shared-contracts/releases';
import { StateDot } from '../../ui/state-dot.tsx';
import { failureCount, failureText, hasData, measuredCount, openingCount, vitalLabels } from './release-format.ts';
import { VitalShare } from './vital-share.tsx';
import { formatNumber } from '../../data/format-number.ts';
import styles from './health.module.css';

interface HealthTableProps {
  /** Title of the unit, used in the table's caption. */
  title: string;
  live: ReleaseHealth;
  candidate: ReleaseHealth | null;
}

/** Health figures of the live release, beside those of the candidate. */
export function HealthTable({ title, live, candidate }: HealthTableProps) {
  const shown = candidate ? [live, candidate] : [live];
  if (!shown.some(hasData)) {
    return <p className={styles.unused}>Henüz hiçbir ziyaretçi görmedi; sağlığı ilk açılışlarla belli olur.</p>;
  }
  const cells = (of: (health: ReleaseHealth) => ReactNode) => ({
    live: of(live),
    candidate: candidate ? of(candidate) : undefined,
  });
  const occurredPhases = faultPhases.filter((phase) => shown.some(({ failures }) => failures[phase] > 0));
  return (
    <table className={styles.health}>
      <caption className={styles.caption}>{title}: sürümlerin sağlığı</caption>
      <thead>
        <tr>
          <th scope="col">Sağlık</th>
          <th scope="col">Canlı</th>
          {candidate ? <th scope="col">Aday</th> : null}
        </tr>
      </thead>
      <tbody>
        <MeasureRow label="Açılış" {...cells((health) => formatNumber(openingCount(health)))} />
        <MeasureRow label="Başlama" isDetail {...cells(({ loads }) => formatNumber(loads))} />
        <MeasureRow label="Hata" {...cells(failures)} />
        {occurredPhases.map((phase) => (
          <MeasureRow
            key={phase}
            label={faultPhaseLabels[phase]}
            isDetail
            {...cells(({ failures: failed }) => formatNumber(failed[phase]))}
          />
        ))}
        {shown.some(isMeasured) ? (
          vitalNames.map((name) => <MeasureRow key={name} label={vitalLabels[name]} {...cells(vital(name))} />)
        ) : (
          <MeasureRow label="Hız" {...cells(notMeasured)} />
        )}
      </tbody>
    </table>
  );
}

function isMeasured({ vitals }: ReleaseHealth): boolean {
  return vitalNames.some((name) => measuredCount(vitals[name]) > 0);
}

function failures(health: ReleaseHealth): ReactNode {
  const tone = failureCount(health) > 0 ? 'warn' : hasData(health) ? 'good' : 'off';
  return (
    <span className={styles.failures}>
      <StateDot tone={tone} />
      {failureText(health)}
    </span>
  );
}

function vital(name: VitalName): (health: ReleaseHealth) => ReactNode {
  return ({ vitals }) => <VitalShare classes={vitals[name]} />;
}

function notMeasured(): ReactNode {
  return <span className={styles.unused}>Ölçüm yok</span>;
}

interface MeasureProps {
  label: string;
  live: ReactNode;
  /** Undefined if there is no candidate. */
  candidate: ReactNode;
  /** Whether the row is a detail of the row above. */
  isDetail?: boolean;
}

function MeasureRow({ label, live, candidate, isDetail = false }: MeasureProps) {
  return (
    <tr className={isDetail ? styles.part : undefined}>
      <th scope="row">{label}</th>
      <td>{live}</td>
      {candidate === undefined ? null : <td>{candidate}</td>}
    </tr>
  );
}
