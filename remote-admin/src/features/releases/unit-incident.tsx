import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import type { UnitOverview } from '@vitrin/shared-contracts/release-management';
import type { Unit } from '@vitrin/shared-contracts/releases';
import { Link } from '@vitrin/shared-contracts/router';
import { Moment } from '../../ui/list/moment.tsx';
import { ReleaseId } from './release-id.tsx';
import styles from './units.module.css';

interface UnitIncidentProps {
  unit: Unit;
  trouble: NonNullable<UnitOverview['trouble']>;
}

/**
 * Reports an automatic rollback, or a failing release that was kept live, with time and reason, until staff make a
 * decision.
 */
export function UnitIncident({ unit, trouble: { at, release_id, reason, stays = false } }: UnitIncidentProps) {
  return (
    <div className={styles.incident} role="alert">
      <IconAlertTriangle size={20} aria-hidden />
      <div>
        <p className={styles.troubleTitle}>
          <ReleaseId id={release_id} />{' '}
          {stays ? 'sürümü ziyaretçilerde çalışmıyor ve canlıda kaldı.' : 'sürümü kendiliğinden geri alındı.'}
        </p>
        <p>
          <Moment iso={at} /> · Neden: {reason}
        </p>
        <Link to={`${adminPaths.unitReleases(unit)}&bolum=hatalar`}>Hataları gör</Link>
      </div>
    </div>
  );
}
