import { useQuery } from '@tanstack/react-query';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import type { ReleaseRow as Row } from '@vitrin/shared-contracts/release-management';
import { ListPage } from '../../editing/record-list/list-page.tsx';
import { listQuery } from '../../data/query.ts';
import { HealthLegend } from './health-legend.tsx';
import { pollingOptions } from './releases.api.ts';
import { UnitHead, useUnitHeading } from './unit-head.tsx';
import { UnitRelease } from './unit-release.tsx';
import type { UnitScreenProps } from './unit-screen.ts';
import { usePreview } from './use-preview.ts';

/** The unit's stored releases, newest first. */
export function UnitReleases(props: UnitScreenProps) {
  const { unit, filters, isDeciding, onDecide } = props;
  const rows = listQuery<Row>(api.adminUnitReleases(unit.unit), { page: filters.values.page });
  const query = useQuery({ ...rows, ...pollingOptions(isDeciding) });
  const preview = usePreview();
  return (
    <>
      <ListPage
        {...useUnitHeading(props)}
        before={<UnitHead {...props} current="releases" />}
        filters={filters}
        query={query}
        polled
        empty={{
          title: 'Bu birimin henüz sürümü yok.',
          text: 'Ekip ilk sürümünü yayınladığında burada görünür. Yayınlamak için bir yayın anahtarı gerekir.',
        }}
      >
        {(rows) => (
          <ul aria-label="Sürümler">
            {rows.map((row) => (
              <li key={row.id}>
                <UnitRelease
                  unit={unit}
                  row={row}
                  to={adminPaths.release(unit.unit, row.id)}
                  {...preview}
                  onDecide={onDecide}
                />
              </li>
            ))}
          </ul>
        )}
      </ListPage>
      <HealthLegend />
    </>
  );
}
