import { publicPaths } from '@vitrin/shared-contracts/paths';
import { useBranding } from '@vitrin/shared-contracts/state';
import { useSiteAddress } from '../../shared/site.ts';
import styles from './layout.module.css';

export interface MarkProps {
  path: string;
  /** Logo for dark backgrounds; used in the dark colour scheme. */
  darkPath: string;
}

/** The company's logo, or its name as text when no file is set. */
export function Logo({ path, darkPath }: MarkProps) {
  const { companyName } = useBranding();
  const inLanguage = useSiteAddress();
  return (
    <a className={styles.mark} href={inLanguage(publicPaths.home)}>
      {path ? (
        <picture>
          {darkPath && <source media="(prefers-color-scheme: dark)" srcSet={darkPath} />}
          <img src={path} alt={companyName} />
        </picture>
      ) : (
        companyName
      )}
    </a>
  );
}
