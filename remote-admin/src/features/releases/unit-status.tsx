import type { ReactNode } from 'react';
import type { UnitOverview } from '@vitrin/shared-contracts/release-management';
import { Moment } from '../../ui/list/moment.tsx';
import { ReleaseFacts } from './release-facts.tsx';
import { ReleaseId } from './release-id.tsx';
import { ReleaseSubject } from './release-subject.tsx';
import common from './releases.module.css';
import styles from './units.module.css';

interface UnitStatusProps {
  unit: UnitOverview;
  /** Button that ends the canary, if the user may do so. */
  endCanary?: ReactNode;
}

/** Shows the live, previous and candidate release of a unit. */
export function UnitStatus({ unit: { live, previous, candidate }, endCanary }: UnitStatusProps) {
  return (
    <dl className={styles.status}>
      <div data-role="live">
        <dt>Canlı</dt>
        <dd>
          {live ? (
            <>
              <ReleaseId id={live.id} />
              <ReleaseSubject release={live} />
              <span className={common.facts}>
                <span>
                  <Moment iso={live.since} /> canlıya alındı
                </span>
                <span>{live.by}</span>
              </span>
              {live.emergency ? (
                <span className={styles.emergency}>Acil olarak, ikinci kişi olmadan canlıya alındı.</span>
              ) : null}
              <ReleaseFacts release={live} />
            </>
          ) : (
            <span className={common.none}>Henüz sürüm yayınlanmadı.</span>
          )}
        </dd>
      </div>
      <div>
        <dt>Önceki</dt>
        <dd>
          {previous ? (
            <>
              <ReleaseId id={previous.id} />
              <ReleaseSubject release={previous} />
              <ReleaseFacts release={previous} />
            </>
          ) : (
            <span className={common.none}>Geri dönülecek sağlam sürüm yok.</span>
          )}
        </dd>
      </div>
      <div data-role={candidate ? 'candidate' : undefined}>
        <dt>Aday</dt>
        <dd>
          {candidate ? (
            <>
              <span className={styles.trial}>
                <ReleaseId id={candidate.id} /> <span>ziyaretçi payı %{candidate.percent}</span>
              </span>
              <ReleaseSubject release={candidate} />
              <ReleaseFacts release={candidate} />
              {endCanary}
            </>
          ) : (
            <span className={common.none}>Yok</span>
          )}
        </dd>
      </div>
    </dl>
  );
}
