import type { ReactNode } from 'react';
import type { ReleaseRow as Row } from '@vitrin/shared-contracts/release-management';
import { Moment } from '../../ui/list/moment.tsx';
import { formatFileSize } from '../../data/format-file-size.ts';
import { StateDot } from '../../ui/state-dot.tsx';
import { ReleaseFacts } from './release-facts.tsx';
import { ReleaseHealth } from './release-health.tsx';
import { CopyableReleaseId, CopyableShortId } from './release-id.tsx';
import { ReleaseSubject } from './release-subject.tsx';
import common from './releases.module.css';
import styles from './rows.module.css';

interface ReleaseRowProps {
  row: Row;
  /** Screen of the release; undefined on that screen. */
  to?: string | undefined;
  /** Percentage of visitors while the release is the candidate; otherwise null. */
  percent: number | null;
  /** Buttons for the release; null if nothing can be done with it. */
  actions: ReactNode;
}

/** One stored release, with its details, health and actions. */
export function ReleaseRow({ row, to, percent, actions }: ReleaseRowProps) {
  const { id, about, note, tags, published_at, published_by, contract, size, health } = row;
  return (
    <div className={styles.release}>
      <div className={styles.name}>
        {about?.subject ? <ReleaseSubject release={row} to={to} /> : <CopyableReleaseId id={id} to={to} />}
        <ReleaseLabels row={row} percent={percent} />
        {tags.length > 0 ? (
          <ul className={styles.tags} aria-label="Etiketler">
            {tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
        ) : null}
      </div>
      <div className={styles.text}>
        {note ? <p className={styles.note}>{note}</p> : null}
        <div className={common.facts}>
          {about?.subject ? <CopyableShortId id={id} /> : null}
          <span>
            Yayınlayan: {published_by}, <Moment iso={published_at} />
          </span>
          <ReleaseFacts release={row} />
          <span>API: {contract}</span>
          {size === null ? null : <span>Boyut: {formatFileSize(size)}</span>}
        </div>
        <Obstacles row={row} />
        <ReleaseHealth health={health} />
      </div>
      {actions}
    </div>
  );
}

/** Why a release was blocked, cannot be promoted, or not by this user. */
function Obstacles({ row: { set_aside, misfit, second_person, is_live } }: { row: Row }) {
  return (
    <>
      {set_aside ? (
        <p className={styles.note}>
          <Moment iso={set_aside.at} /> kullanımdan kaldırıldı: {set_aside.reason}
        </p>
      ) : null}
      {misfit ? <p className={styles.note}>{misfit}</p> : null}
      {second_person && !is_live && !misfit ? <p className={styles.note}>{second_person}</p> : null}
    </>
  );
}

/** Shows the status labels of a release. */
function ReleaseLabels({ row, percent }: { row: Row; percent: number | null }) {
  return (
    <span className={styles.marks}>
      {row.is_live ? <Mark tone="good">Canlı</Mark> : null}
      {row.is_candidate ? <Mark tone="warn">{percent === null ? 'Aday' : `Aday, %${percent}`}</Mark> : null}
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
