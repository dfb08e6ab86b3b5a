import { adminPaths } from '@vitrin/shared-contracts/paths';
import type { SupportRow as Row } from '@vitrin/shared-contracts/support';
import { Moment } from '../../ui/list/moment.tsx';
import { RecordRow } from '../../editing/record-list/record-row.tsx';
import { SupportImportanceMark, SupportState } from './support-state.tsx';
import styles from './support.module.css';

interface SupportRowProps {
  request: Row;
  /** Name of the author, if it is another user. */
  author?: string;
}

export function SupportRow({ request, author }: SupportRowProps) {
  const { id, subject, importance, status, answers, updated_at } = request;
  // Only for own requests: an answer counts as new until the author writes again or closes the request.
  const isNews = author === undefined && status === 'answered';
  return (
    <RecordRow
      name={subject}
      to={adminPaths.supportRequest(id)}
      detail={
        <span className={styles.facts}>
          {isNews ? <strong className={styles.news}>Yanıt geldi</strong> : null}
          {author === undefined ? null : <span>{author}</span>}
          <span>{id} numaralı talep</span>
          <SupportImportanceMark importance={importance} />
          <span>{answers > 0 ? `${answers} yanıt` : 'Henüz yanıt yok'}</span>
        </span>
      }
      aside={<Moment iso={updated_at} />}
      actions={<SupportState status={status} />}
    />
  );
}
