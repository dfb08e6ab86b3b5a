import { useQuery } from '@tanstack/react-query';
import { api } from '@vitrin/shared-contracts/paths';
import type { ReleaseRow as Row } from '@vitrin/shared-contracts/release-management';
import { ListPage } from '../../shared/list/list-page.tsx';
import { listQuery } from '../../shared/query.ts';
import { HealthLegend } from './health-legend.tsx';
import { ReleaseActions } from './release-actions.tsx';
import { ReleaseMenu } from './release-menu.tsx';
import { ReleaseRow } from './release-row.tsx';
import { pollingOptions } from './releases.api.ts';
import { UnitHead, useUnitHeading } from './unit-head.tsx';
import type { UnitScreenProps } from './unit-screen.ts';
import { usePreview } from './use-preview.ts';
import styles from './rows.module.css';

/** The unit's stored releases, newest first. */
export function UnitReleases(props: UnitScreenProps) {
  const { unit, filters, isDeciding, onDecide } = props;
  const rows = listQuery<Row>(api.adminUnitReleases(unit.unit), { page: filters.values.page });
  const query = useQuery({ ...rows, ...pollingOptions(isDeciding) });
  const { pending, preview } = usePreview();
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
          text: 'Ekip ilk sürümünü yayımladığında burada görünür. Yayımlamak için bir yayın anahtarı gerekir.',
        }}
      >
        {(rows) => (
          <ul aria-label="Sürümler">
            {rows.map((row) => {
              const percent = unit.candidate?.id === row.id ? unit.candidate.percent : null;
              const onPreview = () => void preview(unit.unit, row.id);
              const actions = (
                <div className={styles.actions}>
                  <ReleaseActions
                    row={row}
                    percent={percent}
                    previewing={pending}
                    onPreview={onPreview}
                    onDecide={onDecide}
                  />
                  <ReleaseMenu unit={unit.unit} row={row} />
                </div>
              );
              return <ReleaseRow key={row.id} row={row} percent={percent} actions={actions} />;
            })}
          </ul>
        )}
      </ListPage>
      <HealthLegend />
    </>
  );
}
