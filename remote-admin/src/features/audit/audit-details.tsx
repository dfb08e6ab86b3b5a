import { useQuery } from '@tanstack/react-query';
import type { AuditRow, AuditVersion } from '@vitrin/shared-contracts/audit';
import { Link } from '@vitrin/shared-contracts/router';
import { ChangeList } from '../../editing/history/change-list.tsx';
import { versionChangeQuery } from '../../data/history.api.ts';
import { versionAddress } from '../../editing/history/version-address.ts';
import { LoadingView } from '../../ui/states/loading.view.tsx';
import { requestText } from './audit-labels.ts';
import styles from './audit.module.css';

/** What an entry has changed, before and after, with the way to the version; and from where the request came. */
export function AuditDetails({ row }: { row: AuditRow }) {
  const { entity, address, version } = row;
  const trace = [address ? `Ağ: ${address}` : '', requestText(row)].filter(Boolean);
  return (
    <div className={styles.details}>
      {version ? <VersionChange entity={entity} version={version} /> : null}
      {trace.length > 0 ? <p className={styles.trace}>{trace.join(' · ')}</p> : null}
      {!version && trace.length === 0 ? <p className={styles.trace}>Başka ayrıntı yok.</p> : null}
    </div>
  );
}

function VersionChange({ entity, version: { record, number, screen } }: { entity: string; version: AuditVersion }) {
  const query = useQuery(versionChangeQuery({ entity, record }, number));
  if (!query.isSuccess) return <LoadingView queries={[query]} />;
  return (
    <>
      {query.data.length > 0 ? <ChangeList changes={query.data} /> : null}
      <Link to={versionAddress(screen, number)}>Bu sürümü geçmişte aç</Link>
    </>
  );
}
