import { useQuery } from '@tanstack/react-query';
import { api } from '@vitrin/shared-contracts/paths';
import type { ReleaseLogRow } from '@vitrin/shared-contracts/release-management';
import type { Unit } from '@vitrin/shared-contracts/releases';
import { pageFilter } from '../../ui/list/filters.ts';
import { ListPage } from '../../editing/record-list/list-page.tsx';
import { useFilters } from '../../ui/list/use-filters.ts';
import { listQuery } from '../../data/query.ts';
import { noLog, ReleaseLogRows } from './release-log-rows.tsx';
import { ReleaseTabs } from './release-tabs.tsx';
import { pollingOptions, remotesQuery } from './releases.api.ts';

const schema = { page: pageFilter };

export function ReleaseLogPage() {
  const filters = useFilters(schema);
  const query = useQuery({ ...listQuery<ReleaseLogRow>(api.adminReleaseLog, filters.params), ...pollingOptions() });
  const titleOf = useUnitTitles();
  return (
    <ListPage
      title="Yayın kaydı"
      help="Hangi birimin sürümünü kimin, ne zaman, neden değiştirdiği. Kayıtlar değiştirilemez ve silinemez."
      before={<ReleaseTabs current="log" />}
      filters={filters}
      query={query}
      polled
      empty={noLog}
    >
      {(rows) => <ReleaseLogRows rows={rows} titleOf={titleOf} />}
    </ListPage>
  );
}

/** Returns a function that gives a unit's title; the name is the fallback for a deleted remote. */
function useUnitTitles(): (unit: Unit) => string {
  const { data: remotes = [] } = useQuery(remotesQuery);
  return (unit) => (unit === 'shell' ? 'Kabuk' : (remotes.find(({ name }) => name === unit)?.title ?? unit));
}
