import { useQuery } from '@tanstack/react-query';
import { api } from 'shared-contracts/paths';
import type { ReleaseLogRow } from 'shared-contracts/release-management';
import { ListPage } from '../../shared/list/list-page.tsx';
import { listQuery } from '../../shared/query.ts';
import { NoLog, ReleaseLogRows } from './release-log-rows.tsx';
import { live } from './releases.api.ts';
import { UnitHead, useUnitHeading } from './unit-head.tsx';
import type { UnitScreenProps } from './unit-screen.ts';

/** Who did what with this unit. */
export function UnitLog(props: UnitScreenProps) {
  const { unit, page, onPage, isDeciding } = props;
  const rows = listQuery<ReleaseLogRow>(`${api.adminUnitReleases(unit.unit)}/log`, { page });
  const query = useQuery({ ...rows, ...live(isDeciding) });
  return (
    <ListPage
      {...useUnitHeading(props)}
      toolbar={<UnitHead {...props} current="log" />}
      query={query}
      polled
      onPage={onPage}
      empty={<NoLog />}
    >
      {(rows) => <ReleaseLogRows rows={rows} />}
    </ListPage>
  );
}
