import { useQuery } from '@tanstack/react-query';
import { api } from 'shared-contracts/paths';
import type { ReleaseLogRow } from 'shared-contracts/release-management';
import { ListPage } from '../../shared/list/list-page.tsx';
import { useListQuery } from '../../shared/list/use-list-query.ts';
import { listQuery } from '../../shared/query.ts';
import { NoLog, ReleaseLogRows } from './release-log-rows.tsx';
import { ReleaseTabs } from './release-tabs.tsx';
import { live } from './releases.api.ts';
import { useUnitTitles } from './use-unit-titles.ts';

export function ReleaseLogPage() {
  const { page, setPage } = useListQuery();
  const query = useQuery({ ...listQuery<ReleaseLogRow>(api.adminReleaseLog, { page }), ...live() });
  const titleOf = useUnitTitles();
  return (
    <ListPage
      title="Yayın kaydı"
      help="Hangi birimin sürümünü kimin, ne zaman, neden değiştirdiği. Kayıtlar değiştirilemez ve silinemez."
      toolbar={<ReleaseTabs current="log" />}
      query={query}
      polled
      onPage={setPage}
      empty={<NoLog />}
    >
      {(rows) => <ReleaseLogRows rows={rows} titleOf={titleOf} />}
    </ListPage>
  );
}
