import { useQuery } from '@tanstack/react-query';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import type { ArchivedRemote } from '@vitrin/shared-contracts/release-lifecycle';
import type { ReleaseLogRow, ReleaseRow as Row } from '@vitrin/shared-contracts/release-management';
import { exactTime } from '@vitrin/shared-contracts/relative-time';
import { addressFilter, pageFilter } from '../../ui/list/filters.ts';
import { ListPage } from '../../editing/record-list/list-page.tsx';
import { SectionTabs } from '../../ui/list/section-tabs.tsx';
import { useFilters, type ListFilters } from '../../ui/list/use-filters.ts';
import { listQuery } from '../../data/query.ts';
import { FailedView } from '../../ui/states/failed.view.tsx';
import { LoadingView } from '../../ui/states/loading.view.tsx';
import { ArchiveActions } from './archive-actions.tsx';
import { noLog, ReleaseLogRows } from './release-log-rows.tsx';
import { ReleaseRow } from './release-row.tsx';
import { archiveQuery } from './releases.api.ts';

const schema = { name: addressFilter('name'), section: addressFilter('bolum'), page: pageFilter };
const LOG = 'kayit';

/** A retired remote: its stored releases and its log. */
export function ArchivedRemotePage() {
  const filters = useFilters(schema);
  const query = useQuery(archiveQuery);
  if (!query.data) return <LoadingView queries={[query]} />;
  const remote = query.data.items.find(({ name }) => name === filters.values.name);
  if (!remote) return <FailedView failure={{ reason: 'not-found' }} onRetry={() => void query.refetch()} />;
  return filters.values.section === LOG ? (
    <ArchivedLog remote={remote} filters={filters} />
  ) : (
    <ArchivedReleases remote={remote} filters={filters} />
  );
}

interface SectionProps {
  remote: ArchivedRemote;
  filters: ListFilters & { values: { page: number } };
}

function ArchivedReleases({ remote, filters }: SectionProps) {
  const { page } = filters.values;
  const query = useQuery(listQuery<Row>(api.adminUnitReleases(remote.name), { page }));
  return (
    <ListPage
      {...headingOf(remote)}
      before={<Tabs remote={remote} current="releases" />}
      filters={filters}
      query={query}
      empty={{ title: 'Bu birimin saklanan sürümü yok.', text: 'Birim yayından kalkmadan önce sürüm yayınlanmamış.' }}
    >
      {(rows) => (
        <ul aria-label="Sürümler">
          {rows.map((row) => (
            <li key={row.id}>
              <ReleaseRow row={row} to={adminPaths.release(remote.name, row.id)} percent={null} actions={null} />
            </li>
          ))}
        </ul>
      )}
    </ListPage>
  );
}

function ArchivedLog({ remote, filters }: SectionProps) {
  const { page } = filters.values;
  const query = useQuery(listQuery<ReleaseLogRow>(`${api.adminUnitReleases(remote.name)}/log`, { page }));
  return (
    <ListPage
      {...headingOf(remote)}
      before={<Tabs remote={remote} current="log" />}
      filters={filters}
      query={query}
      empty={noLog}
    >
      {(rows) => <ReleaseLogRows rows={rows} />}
    </ListPage>
  );
}

function headingOf(remote: ArchivedRemote) {
  return {
    title: remote.title,
    help: `Yayından kaldırıldı: ${remote.reason} · Silineceği gün: ${exactTime(new Date(remote.remove_at))}`,
    back: { to: adminPaths.releaseArchive, label: 'Arşiv' },
    action: <ArchiveActions remote={remote} />,
  };
}

function Tabs({ remote, current }: { remote: ArchivedRemote; current: 'releases' | 'log' }) {
  const address = adminPaths.archivedRemote(remote.name);
  const tabs = [
    { key: 'releases', label: 'Sürümler', to: address },
    { key: 'log', label: 'Yayın kaydı', to: `${address}&bolum=${LOG}` },
  ];
  return <SectionTabs label="Birimin bölümleri" tabs={tabs} current={current} />;
}
