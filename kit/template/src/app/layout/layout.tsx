import { directionOf } from '@vitrin/shared-contracts/languages';
import { Outlet } from '@vitrin/shared-contracts/router';
import { useSitePart } from '@vitrin/shared-contracts/section-slot';
import { useSite } from '../../shared/site.ts';
import { textsLanguage } from '../../shared/texts.ts';
import styles from './layout.module.css';

const contentId = 'icerik';

/** Header and footer are those of the site: its public remote renders them into their elements. */
export function Layout() {
  const { language, siteTexts } = useSite();
  const { skip } = siteTexts.common;
  const lang = textsLanguage(language);
  // In a language without texts of this remote, screen readers and browsers have to know which one it has.
  const otherLanguage = lang === language ? {} : { lang, dir: directionOf(lang) };
  return (
    <div className={styles.page}>
      <nav aria-label={skip}>
        <a className={styles.skip} href={`#${contentId}`}>
          {skip}
        </a>
      </nav>
      <div {...useSitePart('header')} className={styles.sitePart} />
      <main className={styles.main} id={contentId} tabIndex={-1} {...otherLanguage}>
        <Outlet />
      </main>
      <div {...useSitePart('footer')} className={styles.sitePart} />
    </div>
  );
}
