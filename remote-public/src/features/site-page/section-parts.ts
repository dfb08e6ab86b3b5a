import type { ComponentType } from 'react';
import { placedKind } from '@vitrin/shared-contracts/sections/section-place';
import type { PageSectionKind } from '@vitrin/shared-contracts/sections/section-kinds';
import type { PageSection, SitePage } from '@vitrin/shared-contracts/site-pages';
import { hasBlocks, loadBlockStyles } from '../../shared/lazy-block-styles.ts';
import { lazyPart, type LazyPart } from '../../shared/lazy-part.ts';
import type { SectionProps } from './section-props.ts';

/** A kind of section: script and styles are a chunk, which only pages with such a section load. */
interface SectionPart extends LazyPart<SectionProps> {
  /** Name of the chunk. Kinds that look alike share one. */
  name: string;
}

function part(name: string, importView: () => Promise<ComponentType<SectionProps>>): SectionPart {
  return { name, ...lazyPart(importView) };
}

/** Kinds that only the home page has are its own. */
const parts: Readonly<Record<PageSectionKind, SectionPart>> = {
  hero: part(
    'section-hero',
    async () => (await import(/* webpackChunkName: "section-hero" */ './sections/hero/hero.tsx')).HeroSection,
  ),
  text: part(
    'section-text',
    async () => (await import(/* webpackChunkName: "section-text" */ './sections/text/text.tsx')).TextSection,
  ),
  'text-picture': part(
    'section-text',
    async () =>
      (await import(/* webpackChunkName: "section-text" */ './sections/text-picture/text-picture.tsx'))
        .TextPictureSection,
  ),
  cards: part(
    'section-cards',
    async () => (await import(/* webpackChunkName: "section-cards" */ './sections/cards/cards.tsx')).CardsSection,
  ),
  steps: part(
    'section-steps',
    async () => (await import(/* webpackChunkName: "section-steps" */ './sections/steps/steps.tsx')).StepsSection,
  ),
  questions: part(
    'section-questions',
    async () =>
      (await import(/* webpackChunkName: "section-questions" */ './sections/questions/questions.tsx')).QuestionsSection,
  ),
  notice: part(
    'section-notice',
    async () => (await import(/* webpackChunkName: "section-notice" */ './sections/notice/notice.tsx')).NoticeSection,
  ),
  gallery: part(
    'section-gallery',
    async () =>
      (await import(/* webpackChunkName: "section-gallery" */ './sections/gallery/gallery.tsx')).GallerySection,
  ),
  'before-after': part(
    'section-before-after',
    async () =>
      (await import(/* webpackChunkName: "section-before-after" */ './sections/before-after/before-after.tsx'))
        .BeforeAfterSection,
  ),
  video: part(
    'section-video',
    async () => (await import(/* webpackChunkName: "section-video" */ './sections/video/video.tsx')).VideoSection,
  ),
  figures: part(
    'section-figures',
    async () =>
      (await import(/* webpackChunkName: "section-figures" */ './sections/figures/figures.tsx')).FiguresSection,
  ),
  quote: part(
    'section-quote',
    async () => (await import(/* webpackChunkName: "section-quote" */ './sections/quote/quote.tsx')).QuoteSection,
  ),
  logos: part(
    'section-logos',
    async () => (await import(/* webpackChunkName: "section-logos" */ './sections/logos/logos.tsx')).LogosSection,
  ),
  certificates: part(
    'section-certificates',
    async () =>
      (await import(/* webpackChunkName: "section-certificates" */ './sections/certificates/certificates.tsx'))
        .CertificatesSection,
  ),
  children: part(
    'section-cards',
    async () =>
      (await import(/* webpackChunkName: "section-cards" */ './sections/children/children.tsx')).ChildrenSection,
  ),
  articles: part(
    'section-articles',
    async () =>
      (await import(/* webpackChunkName: "section-articles" */ './sections/articles/articles.tsx')).ArticlesSection,
  ),
  projects: part(
    'section-projects',
    async () =>
      (await import(/* webpackChunkName: "section-projects" */ './sections/projects/projects.tsx')).ProjectsSection,
  ),
  branches: part(
    'section-branches',
    async () =>
      (await import(/* webpackChunkName: "section-branches" */ './sections/branches/branches.tsx')).BranchesSection,
  ),
  documents: part(
    'section-documents',
    async () =>
      (await import(/* webpackChunkName: "section-documents" */ './sections/documents/documents.tsx')).DocumentsSection,
  ),
  team: part(
    'section-team',
    async () => (await import(/* webpackChunkName: "section-team" */ './sections/team/team.tsx')).TeamSection,
  ),
  openings: part(
    'section-openings',
    async () =>
      (await import(/* webpackChunkName: "section-openings" */ './sections/openings/openings.tsx')).OpeningsSection,
  ),
  products: part(
    'section-products',
    async () =>
      (await import(/* webpackChunkName: "section-products" */ './sections/products/products.tsx')).ProductsSection,
  ),
  'contact-strip': part(
    'section-contact-strip',
    async () =>
      (await import(/* webpackChunkName: "section-contact-strip" */ './sections/contact-strip/contact-strip.tsx'))
        .ContactStripSection,
  ),
  'contact-card': part(
    'section-contact-card',
    async () =>
      (await import(/* webpackChunkName: "section-contact-card" */ './sections/contact-card/contact-card.tsx'))
        .ContactCardSection,
  ),
  form: part(
    'section-form',
    async () => (await import(/* webpackChunkName: "section-form" */ './sections/form/form.tsx')).FormSection,
  ),
  newsletter: part(
    'section-newsletter',
    async () =>
      (await import(/* webpackChunkName: "section-newsletter" */ './sections/newsletter/newsletter.tsx'))
        .NewsletterSection,
  ),
  'opening-hours': part(
    'section-contact-card',
    async () =>
      (await import(/* webpackChunkName: "section-contact-card" */ './sections/opening-hours/opening-hours.tsx'))
        .OpeningHoursSection,
  ),
  map: part(
    'section-contact-card',
    async () => (await import(/* webpackChunkName: "section-contact-card" */ './sections/map/map.tsx')).MapSection,
  ),
};

/** Header of a page without a hero. */
export const titleHeader = {
  name: 'section-title',
  ...lazyPart(async () => (await import(/* webpackChunkName: "section-title" */ './title-header.tsx')).TitleHeader),
};

const remotePart = part(
  'section-remote',
  async () => (await import(/* webpackChunkName: "section-remote" */ './sections/remote/remote.tsx')).RemoteSection,
);

const byKind: ReadonlyMap<string, SectionPart> = new Map([...Object.entries(parts), [placedKind, remotePart]]);

/** Returns the part of a kind; undefined for a kind that only a newer server knows. */
export function sectionPart(kind: string): SectionPart | undefined {
  return byKind.get(kind);
}

/** Checks whether the title of a hero is that of the page; kinds that only a newer server knows are not shown above it. */
export function beginsWithHero({ sections }: Pick<SitePage, 'sections'>): boolean {
  const first = sections.find(({ kind }) => sectionPart(kind) !== undefined);
  return first?.kind === 'hero' && Boolean(first.values['title']);
}

/** Loads what a page is rendered with. */
export async function loadParts(page: Pick<SitePage, 'sections'>): Promise<void> {
  await Promise.all([loadSectionParts(page.sections), !beginsWithHero(page) && titleHeader.load()]);
}

/** Loads what these sections are rendered with. */
export async function loadSectionParts(sections: readonly PageSection[]): Promise<void> {
  const found = new Set(sections.flatMap(({ kind }) => sectionPart(kind) ?? []));
  await Promise.all([
    ...Array.from(found, ({ load }) => load()),
    // The server puts these styles into the document by itself.
    sections.some(showsBlocks) && loadBlockStyles(),
  ]);
}

function showsBlocks({ kind, values }: PageSection): boolean {
  const { document } = values;
  return kind === 'video' || (typeof document === 'string' && hasBlocks(document));
}
