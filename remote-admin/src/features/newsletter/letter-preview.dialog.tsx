import { Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { FailedView } from '../../ui/states/failed.view.tsx';
import { RowsSkeleton } from '../../ui/states/rows-skeleton.tsx';
import { useRestoreFocus } from '../../ui/use-restore-focus.ts';
import { previewQuery } from './newsletter.api.ts';
import styles from './newsletter.module.css';

interface LetterPreviewProps {
  id: number;
  onClose: () => void;
}

/** Shows the saved letter word by word, as its text part. Markup of a mail has no place in the panel; a test mail shows it. */
export function LetterPreviewDialog({ id, onClose }: LetterPreviewProps) {
  const query = useQuery(previewQuery(id));
  useRestoreFocus();
  return (
    <Modal opened onClose={onClose} title="Önizleme" size={640}>
      {query.isPending ? <RowsSkeleton rows={5} /> : null}
      {query.isError ? <FailedView failure={query.error} onRetry={() => void query.refetch()} below /> : null}
      {query.isSuccess ? (
        <>
          <dl className={styles.facts}>
            <div>
              <dt>Gönderen</dt>
              <dd>{query.data.from}</dd>
            </div>
            <div>
              <dt>Konu</dt>
              <dd>{query.data.subject}</dd>
            </div>
          </dl>
          <div className={styles.letter}>{query.data.text}</div>
          <p className={styles.quiet}>Görünüşü için kendinize bir deneme gönderin.</p>
        </>
      ) : null}
    </Modal>
  );
}
