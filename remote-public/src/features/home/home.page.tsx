import { useLoaderData } from '@vitrin/shared-contracts/router';
import { useBranding } from '@vitrin/shared-contracts/state';
import { useLanguageNotice } from '../../shared/language-notice.tsx';
import { useRootData } from '../../shared/root-data.ts';
import shared from '../../shared/shared.module.css';
import { isHomeKind } from './home-kinds.ts';
import { HomeSectionView } from './home-section.tsx';
import type { HomeData } from './home.loader.ts';
import styles from './home.module.css';
import type { HomeSection } from './section.ts';
import { heroesOf, type Hero } from './slider/heroes.ts';
import { StaticHero } from './slider/static-hero.tsx';

/** Renders the active sections in the order set by staff (product §3), with exactly one h1 in any order. */
export function HomePage() {
  const data = useLoaderData<HomeData>();
  const { companyName } = useBranding();
  const { sections } = data;
  const notice = useLanguageNotice(homeLanguages(data));
  if (sections.length === 0) return <EmptyHome />;
  const hasHero = sections.some((section) => heroesIn(section, data).length > 0);
  const [first] = sections;
  const beginsWithHero = first !== undefined && heroesIn(first, data).length > 0;
  const classes = [beginsWithHero ? '' : styles.below, notice === null ? '' : styles.noticed].join(' ').trim();
  return (
    <div className={classes || undefined}>
      {notice !== null && <p className={styles.notice}>{notice}</p>}
      {!hasHero && <h1 className={shared.hidden}>{companyName}</h1>}
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

/** Returns the heroes of a section, if it is one of slides. */
function heroesIn(section: HomeSection, { slides }: HomeData): Hero[] {
  return section.kind === 'slides' ? heroesOf(section, slides) : [];
}

/** Returns the distinct languages of the page contents. */
function homeLanguages(data: HomeData): string[] {
  const { sections, certificates, articles, catalogue } = data;
  const parts = [
    ...sections.flatMap((section) => heroesIn(section, data)),
    ...sections.filter(({ title, text, items, kind }) => title || text || items.length > 0 || !isHomeKind(kind)),
    ...(catalogue ? [...catalogue.categories, ...catalogue.list.value.products] : []),
    ...certificates,
    ...articles,
  ];
  return [...new Set(parts.map(({ lang }) => lang))];
}

/** Shown when no section is active: the company name, its description and a contact link. */
function EmptyHome() {
  const { companyName } = useBranding();
  const { language, meta } = useRootData();
  return (
    <StaticHero
      hero={{
        title: companyName,
        text: meta.home.description ?? '',
        picture: null,
        link: null,
        action: '',
        lang: language,
      }}
      isLeading
      isOnTop
    />
  );
}
