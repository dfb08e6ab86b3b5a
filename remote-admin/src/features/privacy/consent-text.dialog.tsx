import { Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ConsentRevision, ConsentRow, ConsentText } from '@vitrin/shared-contracts/consents';
import { api } from '@vitrin/shared-contracts/paths';
import { exactTime } from '@vitrin/shared-contracts/relative-time';
import { readQuery } from '../../data/query.ts';
import { FailedView } from '../../ui/states/failed.view.tsx';
import { RowsSkeleton } from '../../ui/states/rows-skeleton.tsx';
import { useRestoreFocus } from '../../ui/use-restore-focus.ts';
import styles from './consents.module.css';

/** Shows the exact consent notice that the visitor saw. */
export function ConsentTextDialog({ row, onClose }: { row: ConsentRow; onClose: () => void }) {
  const query = useQuery(readQuery<ConsentRevision>(api.adminConsentRevision(row.revision)));
  useRestoreFocus();
  const text = query.data?.texts[row.lang];
  return (
    <Modal opened onClose={onClose} title="Gösterilen metin" size={560}>
      {query.isPending ? <RowsSkeleton rows={4} /> : null}
      {query.isError ? <FailedView failure={query.error} onRetry={() => void query.refetch()} below /> : null}
      {query.isSuccess ? (
        <p className={styles.lang}>
          İlk gösterim: {exactTime(new Date(query.data.created_at))} · Sürüm {row.revision.slice(0, 8)}
        </p>
      ) : null}
      {text ? <Notice text={text} lang={row.lang} /> : null}
    </Modal>
  );
}

function Notice({ text: { title, text, policy, necessary, categories, buttons }, lang }: NoticeProps) {
  return (
    <article className={styles.notice} lang={lang} dir="auto">
      <h3>{title}</h3>
      <p>{text}</p>
      {policy ? (
        <p>
          {policy.name}: <bdi dir="ltr">{policy.address}</bdi> (metin sürümü {policy.revision})
        </p>
      ) : null}
      <dl>
        {[necessary, ...categories].map(({ name, text: what }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <p>{buttons.join(' · ')}</p>
    </article>
  );
}

interface NoticeProps {
  text: ConsentText;
  lang: string;
}
