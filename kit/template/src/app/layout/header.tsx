import { publicPaths } from '@vitrin/shared-contracts/paths';
import { Link, useLocation } from '@vitrin/shared-contracts/router';
import { useBranding } from '@vitrin/shared-contracts/state';
import { useSite, useSiteAddress, useTexts } from '../../shared/site.ts';
import { Languages } from './languages.tsx';
import styles from './layout.module.css';
import { Logo } from './logo.tsx';

/** The site's logo links to the home page. Pages of other remotes are other documents, so their links are plain. */
export function Header() {
  const { siteTexts, paths } = useSite();
  const { title, about } = useTexts();
  const { mainLogoPath, secondLogoPath } = useBranding();
  const { pathname } = useLocation();
  const inLanguage = useSiteAddress();
  const entries = [
    { path: paths.start, text: title },
    { path: paths.about, text: about },
  ];
  return (
    <header className={styles.header}>
      <Logo path={mainLogoPath} darkPath={secondLogoPath} />
      <nav className={styles.entries} aria-label={siteTexts.common.mainNavigation}>
        <a href={inLanguage(publicPaths.home)}>{siteTexts.navbar.home}</a>
        {entries.map(({ path, text }) => (
          <Link key={path} to={path} aria-current={pathname === path ? 'page' : undefined}>
            {text}
          </Link>
        ))}
      </nav>
      <Languages />
    </header>
  );
}
