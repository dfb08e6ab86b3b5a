import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { adminPaths } from 'shared-contracts/paths';
import type { UnitOverview } from 'shared-contracts/release-management';
import type { Unit } from 'shared-contracts/releases';
import { Link } from 'shared-contracts/router';
import { Moment } from '../../shared/list/moment.tsx';
import { ReleaseId } from './release-id.tsx';
import styles from './units.module.css';

interface UnitTroubleProps {
  unit: Unit;
  trouble: NonNullable<UnitOverview['trouble']>;
}

/** The site itself took a release away, or left one that fails to staff: what, when and why, until somebody decides. */
export function UnitTrouble({ unit, trouble: { at, release_id, reason, stays = false } }: UnitTroubleProps) {
  return (
    <div className={styles.trouble} role="alert">
      <IconAlertTriangle size={20} aria-hidden />
      <div>
        <p className={styles.troubleTitle}>
          <ReleaseId id={release_id} />{' '}
          {stays ? 'sürümü ziyaretçilerde çalışmıyor ve canlıda kaldı.' : 'sürümü kendiliğinden geri alındı.'}
        </p>
        <p>
          <Moment iso={at} /> · Neden: {reason}
        </p>
        <Link to={`${adminPaths.unitReleases(unit)}&bolum=hatalar`}>Hatalarına bak</Link>
      </div>
    </div>
  );
}
