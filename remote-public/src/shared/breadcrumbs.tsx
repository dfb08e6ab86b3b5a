import { publicPaths } from '@vitrin/shared-contracts/paths';
import { Link } from './link.tsx';
import { useTexts } from './root-data.ts';
import styles from './breadcrumbs.module.css';

export interface Crumb {
  name: string;
  /** Null for a page that is not on the site: its name is plain text. */
  path: string | null;
}

export interface BreadcrumbsProps {
  crumbs?: readonly Crumb[];
  current: string;
  /** Language of the last item, if it differs from the language of the page. */
  currentLang?: string | undefined;
}

export function Breadcrumbs({ crumbs = [], current, currentLang }: BreadcrumbsProps) {
  const { common, navbar } = useTexts();
  return (
    <nav aria-label={common.breadcrumb}>
      <ol className={styles.crumbs}>
        {[{ name: navbar.home, path: publicPaths.home }, ...crumbs].map(({ name, path }) => (
          <li key={path ?? name}>{path === null ? name : <Link to={path}>{name}</Link>}</li>
        ))}
        <li aria-current="page" lang={currentLang}>
          {current}
        </li>
      </ol>
    </nav>
  );
}
