import { auditResultLabels, type AuditRow } from 'shared-contracts/audit';
import { Moment } from '../../shared/list/moment.tsx';
import { actorText, deedText, fieldsText } from './audit-words.ts';
import styles from './audit.module.css';

export function AuditRowView({ row }: { row: AuditRow }) {
  const { at, title, fields, result, address, request_id } = row;
  return (
    <li className={styles.row}>
      <span className={styles.when}>
        <Moment iso={at} />
      </span>
      <span className={styles.who}>{actorText(row)}</span>
      <span className={styles.what}>
        <span className={styles.deed}>{deedText(row)}</span>
        <span className={styles.title}>{title}</span>
        {fields.length > 0 ? <span className={styles.detail}>Değişen: {fieldsText(fields)}</span> : null}
      </span>
      <span className={styles.result} data-result={result}>
        {auditResultLabels[result] ?? result}
      </span>
      <span className={styles.trace}>
        {address ? <span>Ağ: {address}</span> : null}
        {request_id ? <span>İstek: {request_id}</span> : null}
      </span>
    </li>
  );
}
