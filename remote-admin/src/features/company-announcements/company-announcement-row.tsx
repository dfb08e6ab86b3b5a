import type { CompanyAnnouncementRow as Row } from '@vitrin/shared-contracts/company-announcements';
import { exactTime } from '@vitrin/shared-contracts/relative-time';
import { RecordRow } from '../../editing/record-list/record-row.tsx';
import styles from './company-announcements.module.css';

/** An announcement with its whole text: there is no form that would show it. */
export function CompanyAnnouncementRow({ row, rows }: { row: Row; rows: readonly Row[] }) {
  const { title, text, at, author, id, corrects } = row;
  const corrected = rows.find((other) => other.id === corrects);
  const isCorrected = rows.some((other) => other.corrects === id);
  return (
    <RecordRow
      name={title}
      to={null}
      actions={null}
      detail={
        <span className={styles.detail}>
          <span>
            <time dateTime={at}>{exactTime(new Date(at))}</time>, {author}
          </span>
          {corrected ? <span>“{corrected.title}” ilanını düzeltir.</span> : null}
          {isCorrected ? <span>Bu ilan düzeltildi.</span> : null}
          <span className={styles.text}>{text}</span>
        </span>
      }
    />
  );
}
