import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { adminPaths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/router';
import type { Warning } from 'shared-contracts/statistics';
import styles from './dashboard.module.css';

/** Where something can be done about it; a newer server may warn of more. */
const screens: Readonly<Record<string, string>> = { clock: adminPaths.privacyDestructions };

export function WarningList({ warnings }: { warnings: readonly Warning[] }) {
  if (warnings.length === 0) return null;
  return (
    <ul className={styles.warnings} aria-label="Uyarılar">
      {warnings.map(({ kind, text }) => {
        const screen = screens[kind];
        return (
          <li key={kind} className={styles.warning}>
            <IconAlertTriangle size={20} aria-hidden />
            {screen ? <Link to={screen}>{text}</Link> : <span>{text}</span>}
          </li>
        );
      })}
    </ul>
  );
}
