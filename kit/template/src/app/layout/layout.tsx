import { Outlet } from '@vitrin/shared-contracts/router';
import { useSitePart } from '@vitrin/shared-contracts/section-slot';
import { useSite } from '../../shared/site.ts';
import styles from './layout.module.css';

const contentId = 'icerik';

/** Header and footer are those of the site: its public remote renders them into their elements. */
export function Layout() {
  const { skip } = useSite().siteTexts.common;
  return (
    <div className={styles.page}>
      <nav aria-label={skip}>
        <a className={styles.skip} href={`#${contentId}`}>
          {skip}
        </a>
      </nav>
      <div {...useSitePart('header')} className={styles.sitePart} />
      <main className={styles.main} id={contentId} tabIndex={-1}>
        <Outlet />
      </main>
      <div {...useSitePart('footer')} className={styles.sitePart} />
    </div>
  );
}
