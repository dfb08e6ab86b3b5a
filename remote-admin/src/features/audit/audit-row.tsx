import { auditResultLabels, type AuditResult, type AuditRow } from '@vitrin/shared-contracts/audit';
import { useState } from 'react';
import { fieldsText } from '../../data/field-labels.ts';
import { Moment } from '../../ui/list/moment.tsx';
import { StateDot } from '../../ui/state-dot.tsx';
import { AuditDetails } from './audit-details.tsx';
import { actorText, actionText } from './audit-labels.ts';
import styles from './audit.module.css';

const tones = { done: 'good', failed: 'warn', refused: 'bad' } as const satisfies Record<AuditResult, string>;

/** Who did what, to what; how and from where is folded below. */
export function AuditRowView({ row }: { row: AuditRow }) {
  const { at, title, result } = row;
  const changed = changedText(row);
  const [isOpen, setOpen] = useState(false);
  return (
    <li className={styles.row}>
      <span className={styles.when}>
        <Moment iso={at} />
      </span>
      <span className={styles.who}>{actorText(row)}</span>
      <span className={styles.what}>
        <span className={styles.deed}>{actionText(row)}</span>
        <span className={styles.title}>{title}</span>
        {changed ? <span className={styles.detail}>{changed}</span> : null}
      </span>
      <span className={styles.result}>
        <StateDot tone={tones[result]} />
        {auditResultLabels[result] ?? result}
      </span>
      <details className={styles.more} onToggle={({ currentTarget: { open } }) => setOpen(open)}>
        <summary>Ayrıntılar</summary>
        {isOpen ? <AuditDetails row={row} /> : null}
      </details>
    </li>
  );
}

/** Returns the names of the changed fields, as the history knows them if it has the change. */
function changedText({ action, entity, fields, changed = [] }: AuditRow): string {
  const names = changed.length > 0 ? changed.join(', ') : fieldsText(fields, entity);
  if (!names) return '';
  return `${action === 'read' ? 'Görülen alanlar' : 'Değişen alanlar'}: ${names}`;
}
