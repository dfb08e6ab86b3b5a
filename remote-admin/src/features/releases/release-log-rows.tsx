import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import { releaseActionLabels, type ReleaseLogRow } from '@vitrin/shared-contracts/release-management';
import type { Unit } from '@vitrin/shared-contracts/releases';
import { Link } from '@vitrin/shared-contracts/router';
import { Moment } from '../../ui/list/moment.tsx';
import { ReleaseId } from './release-id.tsx';
import styles from './rows.module.css';

interface ReleaseLogRowsProps {
  rows: readonly ReleaseLogRow[];
  /** Returns the title of a unit, for a log that covers several units. */
  titleOf?: (unit: Unit) => string;
}

/** Log entries: who did what and when, from which release to which, and why. */
export function ReleaseLogRows({ rows, titleOf }: ReleaseLogRowsProps) {
  return (
    <ol aria-label="Yayın kaydı">
      {rows.map((row) => (
        <li key={row.id} className={styles.logRow} data-self={row.action === 'automatic-rollback' || undefined}>
          <span className={styles.when}>
            <Moment iso={row.at} />
          </span>
          <span className={styles.who}>{row.actor}</span>
          <span className={styles.deed}>
            <strong>{releaseActionLabels[row.action]}</strong>
            {row.emergency ? <span className={styles.emergency}>Acil, ikinci kişi olmadan</span> : null}
            {titleOf ? <Link to={adminPaths.unitReleases(row.unit)}>{titleOf(row.unit)}</Link> : null}
          </span>
          <Change row={row} />
          <span className={styles.reason}>{row.reason}</span>
        </li>
      ))}
    </ol>
  );
}

function Change({ row: { before, after } }: { row: ReleaseLogRow }) {
  return (
    <span className={styles.change}>
      {before ? (
        <>
          <ReleaseId id={before} />
          <IconArrowRight size={14} role="img" aria-label="yerine" />
        </>
      ) : null}
      {after ? <ReleaseId id={after} /> : <span>hiçbiri</span>}
    </span>
  );
}

export const noLog = {
  title: 'Kayıt boş.',
  text: 'Bir sürüm yüklendiğinde, canlıya alındığında ya da geri dönüldüğünde burada görünür.',
};
