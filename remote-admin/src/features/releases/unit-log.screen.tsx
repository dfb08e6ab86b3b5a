import { useQuery } from '@tanstack/react-query';
import { api } from '@vitrin/shared-contracts/paths';
import type { ReleaseLogRow } from '@vitrin/shared-contracts/release-management';
import { ListPage } from '../../editing/record-list/list-page.tsx';
import { listQuery } from '../../data/query.ts';
import { noLog, ReleaseLogRows } from './release-log-rows.tsx';
import { pollingOptions } from './releases.api.ts';
import { UnitHead, useUnitHeading } from './unit-head.tsx';
import type { UnitScreenProps } from './unit-screen.ts';

/** Log of actions on this unit. */
export function UnitLog(props: UnitScreenProps) {
  const { unit, filters, isDeciding } = props;
  const rows = listQuery<ReleaseLogRow>(`${api.adminUnitReleases(unit.unit)}/log`, { page: filters.values.page });
  const query = useQuery({ ...rows, ...pollingOptions(isDeciding) });
  return (
    <ListPage
      {...useUnitHeading(props)}
      before={<UnitHead {...props} current="log" />}
      filters={filters}
      query={query}
      polled
      empty={noLog}
    >
      {(rows) => <ReleaseLogRows rows={rows} />}
    </ListPage>
  );
}
