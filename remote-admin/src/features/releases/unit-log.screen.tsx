import { api } from 'shared-contracts/paths';
import type { ReleaseLogRow } from 'shared-contracts/release-management';
import { ListPage } from '../../shared/list/list-page.tsx';
import { NoLog, ReleaseLogRows } from './release-log-rows.tsx';
import { UnitHead, useUnitHeading } from './unit-head.tsx';
import type { UnitScreenProps } from './unit-screen.ts';
import { useUnitRows } from './use-unit-rows.ts';

/** Who did what with this unit. */
export function UnitLog(props: UnitScreenProps) {
  const { unit, onPage } = props;
  const { reading, onRetry } = useUnitRows<ReleaseLogRow>(`${api.adminUnitReleases(unit.unit)}/log`, props);
  return (
    <ListPage
      {...useUnitHeading(props)}
      toolbar={<UnitHead {...props} current="log" />}
      reading={reading}
      onRetry={onRetry}
      onPage={onPage}
      empty={<NoLog />}
    >
      {(rows) => <ReleaseLogRows rows={rows} />}
    </ListPage>
  );
}
