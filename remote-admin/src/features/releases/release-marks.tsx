import type { ReactNode } from 'react';
import type { ReleaseRow } from 'shared-contracts/release-management';
import { StateDot } from '../../shared/state-dot.tsx';
import styles from './rows.module.css';

/** How a release stands, in words. */
export function ReleaseMarks({ row, percent }: { row: ReleaseRow; percent: number | null }) {
  return (
    <span className={styles.marks}>
      {row.is_live ? <Mark tone="good">Canlı</Mark> : null}
      {row.is_candidate ? <Mark tone="warn">Aday{percent === null ? '' : `, %${percent}`}</Mark> : null}
      {row.set_aside ? <Mark tone="bad">Kullanımdan kaldırıldı</Mark> : null}
      {row.misfit ? <Mark tone="off">Uymuyor</Mark> : null}
    </span>
  );
}

function Mark({ tone, children }: { tone: 'good' | 'warn' | 'bad' | 'off'; children: ReactNode }) {
  return (
    <span className={styles.mark}>
      <StateDot tone={tone} />
      {children}
    </span>
  );
}
