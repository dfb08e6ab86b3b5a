import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import type { UnitOverview } from '@vitrin/shared-contracts/release-management';
import { Link } from '@vitrin/shared-contracts/router';
import { HealthTable } from './health-table.tsx';
import { linkTo, locationText } from './unit-location.ts';
import { UnitStatus } from './unit-status.tsx';
import { UnitIncident } from './unit-incident.tsx';
import styles from './units.module.css';

/** One unit: its live release and health, beside its candidate. */
export function UnitCard({ unit }: { unit: UnitOverview }) {
  const { title, live, candidate, trouble: incident } = unit;
  const screen = adminPaths.unitReleases(unit.unit);
  return (
    <li className={styles.unit} data-trouble={incident ? true : undefined}>
      <header className={styles.unitHead}>
        <div>
          <h2 className={styles.unitTitle}>
            <Link to={screen}>{title}</Link>
          </h2>
          <p className={styles.place}>{locationText(unit)}</p>
        </div>
        <div className={styles.unitLinks}>
          {live ? (
            <a href={linkTo(unit)} target="_blank" rel="noreferrer" aria-label={`${title}: Sitede gör`}>
              Sitede gör
              <IconExternalLink size={14} aria-hidden />
            </a>
          ) : null}
          <Link to={`${screen}&bolum=kayit`} aria-label={`${title}: Yayın kaydı`}>
            Yayın kaydı
          </Link>
          <Link to={screen} aria-label={`${title}: Sürümler`}>
            Sürümler
          </Link>
        </div>
      </header>
      {incident ? <UnitIncident unit={unit.unit} trouble={incident} /> : null}
      {live ? (
        <div className={styles.unitBody}>
          <UnitStatus unit={unit} />
          <HealthTable title={title} live={live.health} candidate={candidate?.health ?? null} />
        </div>
      ) : (
        <p className={styles.empty}>
          Henüz sürüm yayınlanmadı. Ekip ilk sürümünü kendi <Link to={adminPaths.releaseKeys}>yayın anahtarıyla</Link>{' '}
          gönderir.
        </p>
      )}
    </li>
  );
}
