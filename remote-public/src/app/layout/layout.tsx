import { Outlet } from 'shared-contracts/router';
import { Icon } from '../../shared/icon.tsx';
import { useTexts } from '../../shared/root-data.ts';
import { LanguageChange } from '../language/language-change.tsx';
import type { Site } from '../language/prepare-language.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './layout.module.css';

const contentId = 'icerik';

export function Layout({ site }: { site: Site }) {
  const { common } = useTexts();
  return (
    <LanguageChange site={site}>
      {/* A landmark of its own: what asks for consent stands before it, and no word of a page may stand outside of all. */}
      <nav aria-label={common.skip}>
        <a className={styles.skip} href={`#${contentId}`}>
          {common.skip}
        </a>
      </nav>
      <Header />
      <main className={styles.main} id={contentId} tabIndex={-1}>
        <Outlet />
        <a className={styles.toTop} href="#top" data-to-top="" aria-label={common.toTop}>
          <Icon name="up" />
        </a>
      </main>
      <Footer />
    </LanguageChange>
  );
}
