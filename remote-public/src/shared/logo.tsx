import { publicPaths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/router';
import { useBranding } from 'shared-contracts/state';
import styles from './shared.module.css';

/** The company's mark, or its name in letters where no file is set; leads home. */
export function Logo({ path }: { path: string }) {
  const { companyName } = useBranding();
  return (
    <Link className={styles.logo} to={publicPaths.home}>
      {path ? (
        <picture>
          <img src={path} alt={companyName} />
        </picture>
      ) : (
        companyName
      )}
    </Link>
  );
}
