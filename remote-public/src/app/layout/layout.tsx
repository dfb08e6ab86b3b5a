import { Outlet } from '@vitrin/shared-contracts/router';
import { Icon } from '../../shared/icon.tsx';
import { textsLanguage, useRootData } from '../../shared/root-data.ts';
import shared from '../../shared/shared.module.css';
import { LanguageChange } from '../language/language-change.tsx';
import type { Site } from '../language/prepare-language.ts';
import { announcementsPart } from './announcements/lazy-announcements.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { PageFrame } from './page-frame.tsx';
import { PhoneBar } from './phone-bar.tsx';
import styles from './layout.module.css';

const contentId = 'icerik';

export function Layout({ site }: { site: Site }) {
  const root = useRootData();
  const { language, texts, announcements } = root;
  const shown = announcements?.announcements ?? [];
  const { common } = texts;
  const lang = textsLanguage(root);
  return (
    <LanguageChange site={site}>
      <PageFrame>
        {/* The site texts are in the default language until staff translate them; `lang` exposes this to screen readers. */}
        <div className={shared.contents} lang={lang === language ? undefined : lang}>
          {/* A landmark of its own: the consent notice precedes it, and all page content must be inside a landmark. */}
          <nav aria-label={common.skip}>
            <a className={styles.skip} href={`#${contentId}`}>
              {common.skip}
            </a>
          </nav>
          {shown.length > 0 && <announcementsPart.View announcements={shown} />}
          <Header />
          <main className={styles.main} id={contentId} tabIndex={-1}>
            <Outlet />
            <a className={styles.toTop} href="#top" data-to-top="" aria-label={common.toTop}>
              <Icon name="up" />
            </a>
          </main>
          <Footer />
          <PhoneBar />
        </div>
      </PageFrame>
    </LanguageChange>
  );
}
