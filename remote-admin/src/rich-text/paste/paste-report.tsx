import { CloseButton } from '@mantine/core';
import type { PasteNotice } from './dropped-content.ts';
import styles from '../rich-text.module.css';

interface PasteReportProps {
  notice: PasteNotice | null;
  onClose: () => void;
}

/** Says what was dropped by the last paste, until it is closed. The region always exists, so that changes are announced. */
export function PasteReport({ notice, onClose }: PasteReportProps) {
  return (
    <div className={styles.report} role="status">
      {notice ? (
        <>
          <p>
            <strong>{notice.title}</strong> {notice.text}
          </p>
          <CloseButton size="sm" aria-label="Bildirimi kapat" onClick={onClose} />
        </>
      ) : null}
    </div>
  );
}
