import { api } from 'shared-contracts/paths';
import type { ReleaseLogRow } from 'shared-contracts/release-management';
import { ListPage } from '../../shared/list/list-page.tsx';
import { useListQuery } from '../../shared/list/use-list-query.ts';
import { useRead } from '../../shared/use-read.ts';
import { NoLog, ReleaseLogRows } from './release-log-rows.tsx';
import { ReleaseTabs } from './release-tabs.tsx';
import { useLiveRefresh } from './use-live-refresh.ts';
import { useUnitTitles } from './use-unit-titles.ts';

export function ReleaseLogPage() {
  const { page, setPage } = useListQuery();
  const { reading, reread, refresh } = useRead<ReleaseLogRow[]>(api.adminReleaseLog, { page });
  useLiveRefresh(refresh);
  const titleOf = useUnitTitles();
  return (
    <ListPage
      title="Yayın kaydı"
      help="Hangi birimin sürümünü kimin, ne zaman, neden değiştirdiği. Kayıtlar değiştirilemez ve silinemez."
      toolbar={<ReleaseTabs current="log" />}
      reading={reading}
      onRetry={() => void reread()}
      onPage={setPage}
      empty={<NoLog />}
    >
      {(rows) => <ReleaseLogRows rows={rows} titleOf={titleOf} />}
    </ListPage>
  );
}
