import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import type { UseQueryResult } from '@tanstack/react-query';
import { messages } from '@vitrin/shared-contracts/messages';
import { api } from '@vitrin/shared-contracts/paths';
import type { RemoteRow } from '@vitrin/shared-contracts/release-management';
import { pipelineProviderLabels, type PipelineRow } from '@vitrin/shared-contracts/release-pipelines';
import { Link } from '@vitrin/shared-contracts/router';
import { ask } from '../../ui/feedback/dialogs.ts';
import { DisabledCreator } from '../../ui/disabled-creator.tsx';
import { Moment } from '../../ui/list/moment.tsx';
import { RecordRow } from '../../editing/record-list/record-row.tsx';
import { RetryNotice } from '../../ui/states/retry-notice.tsx';
import { RowsSkeleton } from '../../ui/states/rows-skeleton.tsx';
import { useFeedback } from '../../ui/feedback/use-feedback.ts';
import { removePipeline } from './releases.api.ts';
import { unitTitle } from './unit-location.ts';
import common from './releases.module.css';
import styles from './keys.module.css';

interface PipelineSectionProps {
  query: UseQueryResult<PipelineRow[]>;
  remotes: readonly RemoteRow[];
  /** Null if the user has read access only. */
  insertAddress: string | null;
}

/** Pipelines that publish with the identity of their platform instead of a stored secret. */
export function PipelineSection({ query, remotes, insertAddress }: PipelineSectionProps) {
  return (
    <section className={styles.section} aria-labelledby="yayin-hatlari">
      <header className={styles.sectionHead}>
        <div>
          <h2 id="yayin-hatlari">Güvenilen yayın hatları</h2>
          <p>
            Burada tanıtılan bir GitHub ya da GitLab işi, saklanan bir anahtar olmadan yayınlar: kimliğini platformu
            doğrular, site ona 15 dakikalık bir anahtar verir.
          </p>
        </div>
        {insertAddress ? (
          <Button
            component={Link}
            to={insertAddress}
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden />}
          >
            Yayın hattı tanıt
          </Button>
        ) : null}
      </header>
      {query.isError ? (
        <RetryNotice text="Yayın hatları alınamadı." onRetry={() => void query.refetch()} />
      ) : (
        <div className={common.card}>
          {query.isPending ? <RowsSkeleton rows={1} /> : null}
          {query.data?.length === 0 ? (
            <p className={styles.emptySection}>Henüz tanıtılmış bir yayın hattı yok.</p>
          ) : null}
          {query.data && query.data.length > 0 ? (
            <PipelineRows rows={query.data} remotes={remotes} mayRemove={insertAddress !== null} />
          ) : null}
        </div>
      )}
    </section>
  );
}

interface PipelineRowsProps {
  rows: readonly PipelineRow[];
  remotes: readonly RemoteRow[];
  mayRemove: boolean;
}

function PipelineRows({ rows, remotes, mayRemove }: PipelineRowsProps) {
  const { run } = useFeedback();
  const titleOf = (remote: string) => unitTitle(remotes, remote);
  const remove = async ({ id, name, remote }: PipelineRow) => {
    const decision = await ask({
      title: 'Yayın hattı kaldırılsın mı?',
      text: 'Bu hattın işleri bir daha sürüm gönderemez; aldıkları anahtarlar hemen geçersiz olur. Gönderdikleri geçerli kalır.',
      confirm: 'Evet, kaldır',
      cancel: messages.confirmDelete.cancel,
      subject: `${name} (${titleOf(remote)})`,
      danger: true,
    });
    if (decision !== 'confirm') return;
    const success = 'Yayın hattı kaldırıldı.';
    await run(() => removePipeline(id), { success, changes: [api.adminReleasePipelines] });
  };
  return (
    <ul aria-label="Güvenilen yayın hatları">
      {rows.map((row) => (
        <RecordRow
          key={row.id}
          name={row.name}
          to={null}
          detail={<PipelineDetail row={row} title={titleOf(row.remote)} />}
          actions={
            mayRemove ? (
              <Button size="xs" variant="default" aria-label={`${row.name}: Kaldır`} onClick={() => void remove(row)}>
                Kaldır
              </Button>
            ) : null
          }
        />
      ))}
    </ul>
  );
}

function PipelineDetail({ row, title }: { row: PipelineRow; title: string }) {
  return (
    <span className={common.facts}>
      <span>{title}</span>
      <span>{pipelineProviderLabels[row.provider]}</span>
      <span>{row.may_promote ? 'yükler ve canlıya alır' : 'yalnızca yükler'}</span>
      <span>
        Depo: {row.repository_id}, sahibi: {row.owner_id}
      </span>
      <code className={common.id}>{row.workflow}</code>
      <code className={common.id}>{row.ref}</code>
      {row.environment === null ? null : <span>Ortam: {row.environment}</span>}
      <span>
        Tanıtan: {row.created_by}, <Moment iso={row.created_at} />
      </span>
      <DisabledCreator active={row.creator_active} />
      <span>
        <span>Son kullanım:</span>{' '}
        {row.last_used_at ? <Moment iso={row.last_used_at} /> : <span>hiç kullanılmadı</span>}
      </span>
    </span>
  );
}
