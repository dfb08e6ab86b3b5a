import type { ComponentType } from 'react';
import type { HomeSectionKind } from '@vitrin/shared-contracts/home-sections';
import { useTexts } from '../../shared/root-data.ts';
import { CatalogueSection } from './catalogue/catalogue.tsx';
import { CertificatesSection } from './certificates/certificates.tsx';
import { ContactStrip } from './contact-strip.tsx';
import { Introduction } from './introduction.tsx';
import { LatestArticles } from './latest-articles.tsx';
import { Numbers } from './numbers.tsx';
import type { SectionProps } from './section-props.ts';
import { Carousel } from './slider/carousel.tsx';
import { heroesOf } from './slider/heroes.ts';
import { StaticHero } from './slider/static-hero.tsx';
import { TextSection } from './text-section.tsx';

const kinds: Readonly<Record<HomeSectionKind, ComponentType<SectionProps>>> = {
  slider: Slider,
  introduction: Introduction,
  text: TextSection,
  numbers: Numbers,
  catalogue: CatalogueSection,
  certificates: CertificatesSection,
  articles: LatestArticles,
  contact: ContactStrip,
};

/** Renders one section of the home page; nothing for a kind that only a newer server knows. */
export function HomeSectionView(props: SectionProps) {
  const Kind: ComponentType<SectionProps> | undefined = kinds[props.section.kind];
  return Kind ? <Kind {...props} /> : null;
}

/** Renders a static hero for one slide, a carousel for several. */
function Slider({ section, data, isFirstOfKind, isOnTop }: SectionProps) {
  const { home } = useTexts();
  const heroes = heroesOf(data);
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
