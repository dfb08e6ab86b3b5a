import type { ComponentType } from 'react';
import type { HomeSectionKind } from 'shared-contracts/home-sections';
import { CatalogueSection } from './catalogue/catalogue.tsx';
import { CertificatesSection } from './certificates/certificates.tsx';
import { ContactStrip } from './contact-strip.tsx';
import { Introduction } from './introduction.tsx';
import { LatestArticles } from './latest-articles.tsx';
import { Numbers } from './numbers.tsx';
import type { SectionProps } from './section-props.ts';
import { Slider } from './slider/slider.tsx';
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

/** One section of the home page; a kind that a later server knows and this page does not is left out. */
export function HomeSectionView(props: SectionProps) {
  const Kind: ComponentType<SectionProps> | undefined = kinds[props.section.kind];
  return Kind ? <Kind {...props} /> : null;
}
