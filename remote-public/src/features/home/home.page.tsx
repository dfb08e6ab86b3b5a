import { useLoaderData } from 'shared-contracts/router';
import { useBranding } from 'shared-contracts/state';
import { useLanguageNotice } from '../../shared/language-notice.tsx';
import shared from '../../shared/shared.module.css';
import { homeLanguages } from './home-languages.ts';
import { HomeSectionView } from './home-section.tsx';
import type { HomeData } from './home.loader.ts';
import styles from './home.module.css';
import { EmptyHome } from './empty-home.tsx';
import { heroesOf } from './slider/heroes.ts';

/** The sections that staff have ordered and switched on (product §3), with exactly one first heading in any order. */
export function HomePage() {
  const data = useLoaderData<HomeData>();
  const { companyName } = useBranding();
  const { sections } = data;
  const notice = useLanguageNotice(homeLanguages(data));
  if (sections.length === 0) return <EmptyHome />;
  const hasHero = heroesOf(data).length > 0;
  const beginsWithHero = hasHero && sections[0]?.kind === 'slider';
  const classes = [beginsWithHero ? '' : styles.below, notice === null ? '' : styles.noticed].join(' ').trim();
  return (
    <div className={classes || undefined}>
      {notice !== null && <p className={styles.notice}>{notice}</p>}
      {!sections.some(({ kind }) => kind === 'slider' && hasHero) && <h1 className={shared.hidden}>{companyName}</h1>}
      {sections.map((section, index) => (
        <HomeSectionView
          key={section.id}
          section={section}
          data={data}
          isFirstOfKind={sections.findIndex(({ kind }) => kind === section.kind) === index}
          isOnTop={index === 0}
        />
      ))}
    </div>
  );
}
