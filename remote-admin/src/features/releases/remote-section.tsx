import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import type { UseQueryResult } from '@tanstack/react-query';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import type { RemoteRow } from '@vitrin/shared-contracts/release-management';
import { isRemoteName } from '@vitrin/shared-contracts/releases';
import { Link } from '@vitrin/shared-contracts/router';
import { RecordRow } from '../../editing/record-list/record-row.tsx';
import { RetryNotice } from '../../ui/states/retry-notice.tsx';
import { RowsSkeleton } from '../../ui/states/rows-skeleton.tsx';
import { useConfirmedDelete } from '../../ui/feedback/use-confirmed-delete.ts';
import { deleteRemote } from './releases.api.ts';
import { retireParam } from './unit-location.ts';
import common from './releases.module.css';
import styles from './keys.module.css';
import { IconButton } from '../../ui/icon-button.tsx';

interface RemoteSectionProps {
  query: UseQueryResult<RemoteRow[]>;
  /** Null if the user has read access only. */
  insertAddress: string | null;
}

/** Built-in and additional remotes of the site. */
export function RemoteSection({ query, insertAddress }: RemoteSectionProps) {
  return (
    <section className={styles.section} aria-labelledby="birimler">
      <header className={styles.sectionHead}>
        <div>
          <h2 id="birimler">Birimler</h2>
          <p>
            Bir ekip siteye kendi sayfalarını eklemek istediğinde onun için bir birim ekleyin, sonra birimin yayın
            anahtarını oluşturun.
          </p>
        </div>
        {insertAddress ? (
          <Button
            component={Link}
            to={insertAddress}
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden />}
          >
            Birim ekle
          </Button>
        ) : null}
      </header>
      {query.isError ? (
        <RetryNotice text="Birimler alınamadı." onRetry={() => void query.refetch()} />
      ) : (
        <div className={common.card}>
          {query.isPending ? <RowsSkeleton rows={3} /> : null}
          {query.isSuccess ? <RemoteRows rows={query.data} mayDelete={insertAddress !== null} /> : null}
        </div>
      )}
    </section>
  );
}

/**
 * A live remote is retired through a confirmation that explains the consequences; one without a live release is simply
 * deleted.
 */
function RemoveRemoteAction({ row, onDelete }: { row: RemoteRow; onDelete: () => void }) {
  const { name, title, live } = row;
  if (live !== null && isRemoteName(name)) {
    return (
      <Button
        component={Link}
        to={`${adminPaths.unitReleases(name)}&karar=${retireParam}`}
        size="xs"
        variant="default"
        aria-label={`${title}: Yayından kaldır`}
      >
        Yayından kaldır
      </Button>
    );
  }
  return (
    <IconButton data-tooltip="Sil" aria-label={`${title}: sil`} onClick={onDelete}>
      <IconTrash size={18} stroke={1.75} aria-hidden />
    </IconButton>
  );
}

interface RemoteRowsProps {
  rows: readonly RemoteRow[];
  mayDelete: boolean;
}

function RemoteRows({ rows, mayDelete }: RemoteRowsProps) {
  const { confirmAndDelete } = useConfirmedDelete();
  const remove = async ({ name, title }: RemoteRow) => {
    if (!isRemoteName(name)) return;
    await confirmAndDelete({ subject: title, call: () => deleteRemote(name), changes: [api.adminRemotes] });
  };
  return (
    <ul aria-label="Birimler">
      {rows.map((row) => (
        <RecordRow
          key={row.name}
          name={row.title}
          to={isRemoteName(row.name) ? adminPaths.unitReleases(row.name) : null}
          detail={
            <span className={common.facts}>
              <code className={common.id}>{row.name}</code>
              <span>{row.segment === '*' ? 'ziyaretçinin gördüğü sayfalar' : `/${row.segment}`}</span>
              {row.is_built_in ? <span>sitenin kendi birimi</span> : null}
            </span>
          }
          actions={
            mayDelete && !row.is_built_in ? <RemoveRemoteAction row={row} onDelete={() => void remove(row)} /> : null
          }
        />
      ))}
    </ul>
  );
}
