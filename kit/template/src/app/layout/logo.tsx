import { publicPaths } from '@vitrin/shared-contracts/paths';
import { useBranding } from '@vitrin/shared-contracts/state';
import { useSiteAddress } from '../../shared/site.ts';
import styles from './layout.module.css';

export interface MarkProps {
  path: string;
  /** Logo for dark backgrounds; used in the dark colour scheme. If it is empty, the name is shown there. */
  darkPath: string;
}

/** The company's logo, or its name as text when no file is set. */
export function Logo({ path, darkPath }: MarkProps) {
  const { companyName } = useBranding();
  const inLanguage = useSiteAddress();
  return (
    <a className={darkPath ? styles.mark : `${styles.mark} ${styles.lightOnly}`} href={inLanguage(publicPaths.home)}>
      {path && (
        <picture>
          {darkPath && <source media="screen and (prefers-color-scheme: dark)" srcSet={darkPath} />}
          <img src={path} alt={companyName} />
        </picture>
      )}
      {!(path && darkPath) && <span className={path ? styles.onDark : undefined}>{companyName}</span>}
    </a>
  );
}
