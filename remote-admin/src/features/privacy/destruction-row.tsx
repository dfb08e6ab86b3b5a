import {
  destructionKindLabels,
  destructionReasonLabels,
  type DestructionRow as Row,
} from '@vitrin/shared-contracts/privacy';
import { Moment } from '../../ui/list/moment.tsx';
import { formatNumber } from '../../data/format-number.ts';
import styles from './privacy.module.css';

/** Maximum number of references that are shown without expanding. */
const MAX_SHOWN_REFERENCES = 4;

export function DestructionRow({ row }: { row: Row }) {
  const { at, kind, reason, count, actor, references } = row;
  return (
    <li className={styles.destruction}>
      <span className={styles.what}>
        <strong>
          {formatNumber(count)} × {destructionKindLabels[kind]}
        </strong>
        <References references={references} />
      </span>
      <span className={styles.why}>
        {destructionReasonLabels[reason]}
        <span className={styles.who}>{actor || 'Site (otomatik)'}</span>
      </span>
      <span className={styles.when}>
        <Moment iso={at} />
      </span>
    </li>
  );
}

function References({ references }: { references: readonly string[] }) {
  if (references.length <= MAX_SHOWN_REFERENCES)
    return <span className={styles.references}>{references.join(', ')}</span>;
  return (
    <details className={styles.references}>
      <summary>{formatNumber(references.length)} başvuru numarası</summary>
      {references.join(', ')}
    </details>
  );
}
