import { Modal, SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FailedView } from '../../ui/states/failed.view.tsx';
import { RowsSkeleton } from '../../ui/states/rows-skeleton.tsx';
import { useRestoreFocus } from '../../ui/use-restore-focus.ts';
import { MailDocument } from './mail-document.tsx';
import { previewQuery } from './newsletter.api.ts';
import styles from './newsletter.module.css';

interface LetterPreviewProps {
  id: number;
  onClose: () => void;
}

const parts = [
  { value: 'html', label: 'Görünüm' },
  { value: 'text', label: 'Düz metin' },
];

/** Shows both parts of the saved letter: as most mail programs show it, and as those that show no markup do. */
export function LetterPreviewDialog({ id, onClose }: LetterPreviewProps) {
  const [part, setPart] = useState('html');
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
          <SegmentedControl
            className={styles.parts}
            aria-label="Mektubun gösterilen hâli"
            data={parts}
            value={part}
            onChange={setPart}
          />
          {part === 'html' ? (
            <MailDocument html={query.data.html} />
          ) : (
            <div className={styles.letter}>{query.data.text}</div>
          )}
          <p className={styles.quiet}>
            Her mektup iki hâliyle birlikte gider; e-posta programı birini gösterir. Bağlantılar burada açılmaz.
          </p>
        </>
      ) : null}
    </Modal>
  );
}
