import { publicPaths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/router';
import { useBranding } from 'shared-contracts/state';
import styles from './shared.module.css';

export interface LogoProps {
  path: string;
  /** Drawn for dark grounds; stands in the dark scheme. */
  darkPath?: string;
}

/** The company's mark, or its name in letters where no file is set; leads home. */
export function Logo({ path, darkPath }: LogoProps) {
  const { companyName } = useBranding();
  return (
    <Link className={styles.logo} to={publicPaths.home}>
      {path ? (
        <picture>
          {darkPath && <source media="screen and (prefers-color-scheme: dark)" srcSet={darkPath} />}
          <img src={path} alt={companyName} />
        </picture>
      ) : (
        companyName
      )}
    </Link>
  );
}
