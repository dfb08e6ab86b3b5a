import { Outlet } from 'shared-contracts/router';
import { Icon } from '../../shared/icon.tsx';
import { useTexts } from '../../shared/root-data.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './layout.module.css';

const contentId = 'icerik';

export function Layout() {
  const { common } = useTexts();
  return (
    <>
      <a className={styles.skip} href={`#${contentId}`}>
        {common.skip}
      </a>
      <Header />
      <main className={styles.main} id={contentId} tabIndex={-1}>
        <Outlet />
        <a className={styles.toTop} href="#top" data-to-top="" aria-label={common.toTop}>
          <Icon name="up" />
        </a>
      </main>
      <Footer />
    </>
  );
}
