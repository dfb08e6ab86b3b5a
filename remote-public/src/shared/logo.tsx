import { publicPaths } from '@vitrin/shared-contracts/paths';
import { useBranding } from '@vitrin/shared-contracts/state';
import { Link } from './link.tsx';
import styles from './shared.module.css';

export interface LogoProps {
  path: string;
  /** Logo for dark backgrounds, shown in dark mode. */
  darkPath?: string;
  /** Loaded when it comes near. */
  isLazy?: boolean;
}

/** Renders the company logo, or the company name if no file is set; links to the home page. */
export function Logo({ path, darkPath, isLazy = false }: LogoProps) {
  const { companyName } = useBranding();
  return (
    <Link className={styles.logo} to={publicPaths.home}>
      {path ? (
        <picture>
          {darkPath && <source media="screen and (prefers-color-scheme: dark)" srcSet={darkPath} />}
          <img src={path} alt={companyName} loading={isLazy ? 'lazy' : undefined} />
        </picture>
      ) : (
        <span className={styles.name}>{companyName}</span>
      )}
    </Link>
  );
}
