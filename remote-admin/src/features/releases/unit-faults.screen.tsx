import { useQuery } from '@tanstack/react-query';
import { api } from '@vitrin/shared-contracts/paths';
import { faultPhaseLabels, type ReleaseFaultRow } from '@vitrin/shared-contracts/release-management';
import { ListPage } from '../../editing/record-list/list-page.tsx';
import { Moment } from '../../ui/list/moment.tsx';
import { listQuery } from '../../data/query.ts';
import { ReleaseId } from './release-id.tsx';
import { pollingOptions } from './releases.api.ts';
import { UnitHead, useUnitHeading } from './unit-head.tsx';
import type { UnitScreenProps } from './unit-screen.ts';
import styles from './rows.module.css';

/** Failures in visitors' browsers and on the server, newest first. */
export function UnitFaults(props: UnitScreenProps) {
  const { unit, filters, isDeciding } = props;
  const rows = listQuery<ReleaseFaultRow>(`${api.adminUnitReleases(unit.unit)}/faults`, { page: filters.values.page });
  const query = useQuery({ ...rows, ...pollingOptions(isDeciding) });
  return (
    <ListPage
      {...useUnitHeading(props)}
      before={<UnitHead {...props} current="faults" />}
      filters={filters}
      query={query}
      polled
      empty={{
        title: 'Kayıtlı hata yok.',
        text: 'Bir sürüm ziyaretçide yüklenemez, başlayamaz ya da bozulursa burada görünür.',
      }}
    >
      {(rows) => (
        <ol aria-label="Hatalar">
          {rows.map(({ id, at, release_id, phase, message }) => (
            <li key={id} className={styles.fault}>
              <span className={styles.when}>
                <Moment iso={at} />
              </span>
              <ReleaseId id={release_id} />
              <strong>{faultPhaseLabels[phase]}</strong>
              <span className={styles.message}>{message}</span>
            </li>
          ))}
        </ol>
      )}
    </ListPage>
  );
}
