import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs';
import { adminPaths } from 'shared-contracts/paths';
import type { UnitOverview } from 'shared-contracts/release-management';
import { Link } from 'shared-contracts/router';
import { HealthTable } from './health-table.tsx';
import { addressOf, placeText } from './unit-place.ts';
import { UnitStanding } from './unit-standing.tsx';
import { UnitTrouble } from './unit-trouble.tsx';
import styles from './units.module.css';

/** One unit: its live release and health, beside its candidate. */
export function UnitCard({ unit }: { unit: UnitOverview }) {
  const { title, live, candidate, trouble } = unit;
  const screen = adminPaths.unitReleases(unit.unit);
  return (
    <li className={styles.unit} data-trouble={trouble ? true : undefined}>
      <header className={styles.unitHead}>
        <div>
          <h2 className={styles.unitTitle}>
            <Link to={screen}>{title}</Link>
          </h2>
          <p className={styles.place}>{placeText(unit)}</p>
        </div>
        <div className={styles.unitLinks}>
          {live ? (
            <a href={addressOf(unit)} target="_blank" rel="noreferrer" aria-label={`${title}: Sitede gör`}>
              Sitede gör
              <IconExternalLink size={14} aria-hidden />
            </a>
          ) : null}
          <Link to={`${screen}&bolum=kayit`} aria-label={`${title}: Kayıt`}>
            Kayıt
          </Link>
          <Link to={screen} aria-label={`${title}: Sürümler`}>
            Sürümler
          </Link>
        </div>
      </header>
      {trouble ? <UnitTrouble unit={unit.unit} trouble={trouble} /> : null}
      {live ? (
        <div className={styles.unitBody}>
          <UnitStanding unit={unit} />
          <HealthTable title={title} live={live.health} candidate={candidate?.health ?? null} />
        </div>
      ) : (
        <p className={styles.empty}>
          Henüz sürüm yayımlanmadı. Ekip ilk sürümünü kendi <Link to={adminPaths.releaseKeys}>yayın anahtarıyla</Link>{' '}
          gönderir.
        </p>
      )}
    </li>
  );
}
