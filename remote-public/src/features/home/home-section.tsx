import type { ComponentType } from 'react';
import { useTexts } from '../../shared/root-data.ts';
import { CatalogueSection } from './catalogue/catalogue.tsx';
import { CertificatesSection } from './certificates/certificates.tsx';
import { ContactStrip } from './contact-strip.tsx';
import { Introduction } from './introduction.tsx';
import { LatestArticles } from './latest-articles.tsx';
import { isHomeKind, type HomeKind } from './home-kinds.ts';
import { Numbers } from './numbers.tsx';
import type { SectionProps } from './section-props.ts';
import { Carousel } from './slider/carousel.tsx';
import { heroesOf } from './slider/heroes.ts';
import { StaticHero } from './slider/static-hero.tsx';
import { sitePageSections } from '../site-page/lazy-sections.ts';
import { TextSection } from './text-section.tsx';

const kinds: Readonly<Record<HomeKind, ComponentType<SectionProps>>> = {
  slides: Slider,
  introduction: Introduction,
  statement: TextSection,
  figures: Numbers,
  catalogue: CatalogueSection,
  certificates: CertificatesSection,
  articles: LatestArticles,
  'contact-strip': ContactStrip,
};

/** Renders one section of the home page: as it looks there, or else as on any other page. */
export function HomeSectionView(props: SectionProps) {
  const { section, data } = props;
  if (!isHomeKind(section.kind)) return <sitePageSections.View sections={[section]} records={data.records} />;
  const Kind = kinds[section.kind];
  return <Kind {...props} />;
}

/** Renders a static hero for one slide, a carousel for several. */
function Slider({ section, data, isFirstOfKind, isOnTop }: SectionProps) {
  const { home } = useTexts();
  const heroes = heroesOf(section, data.slides);
  const [only] = heroes;
  if (!only) return null;
  if (heroes.length === 1) return <StaticHero hero={only} isLeading={isFirstOfKind} isOnTop={isOnTop} />;
  return (
    <Carousel
      id={`slayt-${section.id}`}
      name={section.title || home.slides}
      heroes={heroes}
      isLeading={isFirstOfKind}
      isOnTop={isOnTop}
    />
  );
}
