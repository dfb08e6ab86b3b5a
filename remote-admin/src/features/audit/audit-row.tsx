import { auditResultLabels, type AuditResult, type AuditRow } from '@vitrin/shared-contracts/audit';
import { fieldsText } from '../../shared/field-labels.ts';
import { Moment } from '../../shared/list/moment.tsx';
import { StateDot } from '../../shared/state-dot.tsx';
import { actorText, actionText, requestText } from './audit-labels.ts';
import styles from './audit.module.css';

const tones = { done: 'good', failed: 'warn', refused: 'bad' } as const satisfies Record<AuditResult, string>;

export function AuditRowView({ row }: { row: AuditRow }) {
  const { at, action, title, fields, result, address } = row;
  const request = requestText(row);
  return (
    <li className={styles.row}>
      <span className={styles.when}>
        <Moment iso={at} />
      </span>
      <span className={styles.who}>{actorText(row)}</span>
      <span className={styles.what}>
        <span className={styles.deed}>{actionText(row)}</span>
        <span className={styles.title}>{title}</span>
        {fields.length > 0 ? (
          <span className={styles.detail}>
            {action === 'read' ? 'Görülen alanlar' : 'Değişen alanlar'}: {fieldsText(fields)}
          </span>
        ) : null}
      </span>
      <span className={styles.result}>
        <StateDot tone={tones[result]} />
        {auditResultLabels[result] ?? result}
      </span>
      <span className={styles.trace}>
        {address ? <span>Ağ: {address}</span> : null}
        {request ? <span>{request}</span> : null}
      </span>
    </li>
  );
}
