import type { BootSection, SectionHydration } from '@vitrin/shared-contracts/boot';
import type { Branding } from '@vitrin/shared-contracts/branding';
import type { Language } from '@vitrin/shared-contracts/languages';
import type { DescribedSection } from '@vitrin/shared-contracts/releases';
import { fallbackOf } from '@vitrin/shared-contracts/section-declaration';
import { isSitePart } from '@vitrin/shared-contracts/site-parts';
import { resolveRelease } from '../../releases/serving/registry.ts';
import type { ChosenRelease } from '../../releases/serving/choice.ts';
import { escapeHtml } from '../../platform/http/html.ts';
import type { DependentRead } from '../../platform/http/response-cache.ts';
import { documentLook, lookSheet, type DocumentLook } from '../document-look.ts';
import { sectionStyles, type StyleBlock } from '../inline-style.ts';
import type { ReadSite } from '../site-reads.ts';
import type { SiteState } from '../site-state.ts';
import type { Fragment } from './kept-fragments.ts';
import type { Place } from './places.ts';
import { frameFallback } from './site-frame.ts';

/** Sections of remotes have headings below the title of the page. */
export const SECTION_HEADING = 2;

/** A section that a document shows. */
export interface ShownPart {
  boot: Omit<BootSection, 'hydration' | 'hydration_address'>;
  hydration: SectionHydration;
}

/** A section in the release that renders it. */
export interface PartSource extends Pick<ChosenRelease, 'choice' | 'release'> {
  section: DescribedSection;
}

/** What a place of a document contains. */
export interface ShownPlace {
  id: string;
  html: string;
  /** Null while the place shows its fallback. */
  part: ShownPart | null;
  styles: readonly StyleBlock[];
  reads: readonly DependentRead[];
  /** Look that the section brings to the page. */
  look: DocumentLook | null;
  /** False if it shows its fallback for now. */
  isWhole: boolean;
}

export interface ShowingPage {
  read: ReadSite;
  request: { state: Pick<SiteState, 'branding'>; branding: Pick<Branding, 'companyName'> };
}

interface RenderedPlace {
  place: Place;
  /** See `placeKey`. */
  key: string;
  source: PartSource;
  values: Record<string, unknown>;
  fragment: Fragment;
}

export function shownSection({ place, key, source, values, fragment }: RenderedPlace, page: ShowingPage): ShownPlace {
  const { id, name } = place;
  const { release, choice, section } = source;
  // Parts of the site bring its look to the page of another remote.
  const look = isSitePart(place.remote, name) ? documentLook(page.request.state.branding, release) : null;
  const files = [...(look?.own ?? []), ...section.styles.map((file) => lookSheet(look, file))];
  const boot = {
    id,
    heading: SECTION_HEADING,
    name,
    place: key,
    release: resolveRelease(release, section.scripts),
    choice,
  } as const;
  const { html, data, reads } = fragment;
  const part = { boot, hydration: { values, data } };
  return { id, html, part, styles: sectionStyles(release, files), reads, look, isWhole: true };
}

interface FallbackPlace {
  place: Place;
  /** Null if no release has the section. */
  source: PartSource | null;
  language: Language;
  /** True if it is shown until staff or the values decide otherwise. */
  isFinal: boolean;
}

export async function shownFallback(
  { place: { id, remote, name }, source, language, isFinal }: FallbackPlace,
  { read, request: { branding } }: ShowingPage,
): Promise<ShownPlace> {
  const shown = { id, part: null, styles: [], look: null, isWhole: isFinal || source === null };
  if (isSitePart(remote, name)) return { ...shown, ...(await frameFallback(read, name, { language, branding })) };
  return { ...shown, html: source ? fallbackMarkup(source.section, language) : '', reads: [] };
}

function fallbackMarkup(section: DescribedSection, language: Language): string {
  const { text, lang } = fallbackOf(section, language.abbr);
  return text === '' ? '' : `<p data-fallback lang="${escapeHtml(lang)}">${escapeHtml(text)}</p>`;
}
