import { Outlet } from '@vitrin/shared-contracts/router';
import { useSite } from '../../shared/site.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './layout.module.css';

const contentId = 'icerik';

export function Layout() {
  const { skip } = useSite().siteTexts.common;
  return (
    <div className={styles.page}>
      <nav aria-label={skip}>
        <a className={styles.skip} href={`#${contentId}`}>
          {skip}
        </a>
      </nav>
      <Header />
      <main className={styles.main} id={contentId} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}
