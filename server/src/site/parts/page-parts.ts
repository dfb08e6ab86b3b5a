import type { Branding } from '@vitrin/shared-contracts/branding';
import type { Language } from '@vitrin/shared-contracts/languages';
import { isSitePart } from '@vitrin/shared-contracts/site-parts';
import type { StoredRelease } from '../../releases/serving/registry.ts';
import { isCompatible, type DocumentReleases } from '../../releases/serving/document-releases.ts';
import { remoteValues } from '../../modules/site-pages/shown-sections.ts';
import { placeKey } from '../../content/placed-sections.ts';
import { onMediaHost } from '../../platform/http/media-host.ts';
import type { DependentRead } from '../../platform/http/response-cache.ts';
import type { DocumentLook } from '../document-look.ts';
import type { StyleBlock } from '../inline-style.ts';
import { languageOf, ownNames, type SiteState } from '../site-state.ts';
import type { SurfaceContext } from '../surface-context.ts';
import type { Fragment } from './kept-fragments.ts';
import { hasPlace } from './fill-places.ts';
import { readPlaces, type PagePlaces, type Place } from './places.ts';
import { framePlaces, hasSiteFrame } from './site-frame.ts';
import {
  SECTION_HEADING,
  shownFallback,
  shownSection,
  type PartSource,
  type ShowingPage,
  type ShownPart,
  type ShownPlace,
} from './shown-place.ts';

/** Milliseconds that sections have at least, from the beginning, and after the markup of the page is ready. */
const TIME = { total: 1_000, afterPage: 250 };

/** Sections of remotes on a page. */
export interface PageParts {
  /** Markup by id of the place: of the section, or of its fallback text. */
  markup: ReadonlyMap<string, string>;
  /** Sections that were rendered. */
  shown: readonly ShownPart[];
  styles: readonly StyleBlock[];
  reads: readonly DependentRead[];
  /** Look that header and footer of the site bring to a page of another remote; null on all others. */
  look: DocumentLook | null;
  /** False if a section shows its fallback for now. */
  isWhole: boolean;
}

interface PartsRequest {
  releases: DocumentReleases;
  /** Path and query of the page without the language. */
  url: string;
  language: Language;
  state: SiteState;
  branding: Branding;
}

/** A page without sections of remotes. */
export const noParts: PageParts = { markup: new Map(), shown: [], styles: [], reads: [], look: null, isWhole: true };

/** Waits for the sections whose places a page has. */
export type FinishParts = (page: string) => Promise<PageParts>;

/**
 * Begins to render the sections of remotes that a page shows, while the page itself is being rendered. Returns the function
 * that waits for them, to be called with the markup of the page.
 */
export function startParts(context: SurfaceContext, request: PartsRequest): FinishParts {
  const [path = ''] = request.url.split('?', 1);
  if (!request.state.placedRemotes.has(path) && !hasSiteFrame(request.releases)) return async () => noParts;
  const begin = performance.now();
  const rendering = renderParts(context, request, path);
  // Nothing waits for it when the page redirects.
  rendering.catch(() => undefined);
  return async (page) => (await rendering)(page, Math.max(begin + TIME.total, performance.now() + TIME.afterPage));
}

/** Resolves once all renderings have begun, to the function that collects what is ready in time. */
async function renderParts(
  context: SurfaceContext,
  request: PartsRequest,
  path: string,
): Promise<(page: string, until: number) => Promise<PageParts>> {
  const { places, reads } = await placesOf(context, request, path);
  const parts = places.map((place) => startPart(context, request, place));
  return async (page, until) => {
    const placed = parts.filter(({ place }) => hasPlace(page, place.id));
    const shown = await Promise.all(placed.map((part) => shownIn(part, { read: context.reads.read, request, until })));
    return {
      markup: new Map(shown.map(({ id, html }) => [id, html])),
      shown: shown.flatMap(({ part }) => part ?? []),
      styles: uniqueStyles(shown.flatMap(({ styles }) => styles)),
      reads: [...reads, ...shown.flatMap((each) => each.reads)],
      look: shown.find(({ look }) => look !== null)?.look ?? null,
      isWhole: shown.every(({ isWhole }) => isWhole),
    };
  };
}

/** A page that cannot be read has no places; its own rendering says why. */
async function placesOf(
  { reads, services }: SurfaceContext,
  { language, releases }: PartsRequest,
  path: string,
): Promise<PagePlaces> {
  if (hasSiteFrame(releases)) return { places: framePlaces(language.abbr), reads: [] };
  try {
    return await readPlaces(reads.read, path, language.abbr);
  } catch (error) {
    services.log.debug({ err: error, path }, 'places of sections not read');
    return { places: [], reads: [] };
  }
}

/** A place with the release that renders it, and its rendering. */
interface StartedPart {
  place: Place;
  /** Of the section with its values. */
  key: string;
  language: Language;
  /** Null if no release has the section. */
  source: PartSource | null;
  /** Null if its place has to show the fallback. */
  rendering: Promise<{ values: Record<string, unknown>; fragment: Fragment } | null>;
}

function startPart(context: SurfaceContext, request: PartsRequest, place: Place): StartedPart {
  const language = languageOf(request.state.languages, place.lang);
  const key = placeKey(place);
  const source = sourceOf(context, request.releases, place);
  const rendering =
    source && !isSwitchedOff({ source, key })
      ? renderPart(context, request, { place, language, source })
      : Promise.resolve(null);
  const logged = rendering.catch((error: unknown) => {
    context.services.log.error({ err: error, section: place.name }, 'section not rendered');
    return null;
  });
  return { place, key, language, source, rendering: logged };
}

/** Reports whether the place shows its fallback for all visitors, until its values or the release change. */
function isSwitchedOff({ source, key }: Pick<StartedPart, 'source' | 'key'>): boolean {
  return source?.release.switchedOff?.includes(key) ?? false;
}

async function renderPart(
  { services: { config }, renderer }: SurfaceContext,
  { releases: { shell }, branding, url: pageUrl, state }: PartsRequest,
  { place, language, source }: Pick<StartedPart, 'place' | 'language'> & { source: PartSource },
): StartedPart['rendering'] {
  if (!shell.release.descriptor.renders_sections) return null;
  const { id, name } = place;
  const pictures = new Map(place.pictures.map((picture) => [picture.id, picture]));
  const values = onMediaHost(remoteValues(source.section, place, { lang: language.abbr, pictures }), config);
  const { list_names: listNames } = isSitePart(place.remote, name) ? ownNames(state) : {};
  const request = {
    id,
    name,
    heading: SECTION_HEADING,
    values,
    pageUrl,
    branding,
    language,
    ...(listNames && { listNames }),
  } as const;
  const fragment = await renderer.parts.render({ shell: shell.release, remote: source.release, ...request });
  return fragment && { values, fragment };
}

/** Returns the chosen release, or its first fallback that has the section and is not blocked. */
function sourceOf(
  { renderer }: SurfaceContext,
  { shell, remote, parts }: DocumentReleases,
  { remote: unit, name }: Place,
): StartedPart['source'] {
  const chosen = [remote, ...parts].find(({ release }) => release.descriptor.unit === unit);
  if (!chosen) return null;
  const usable = [chosen.release, ...chosen.fallbacks].filter(
    (other) => sectionOf(other, name) && isCompatible(other, shell.release),
  );
  // Where all of them have failed somewhere, places that work go on with the first one.
  const release = usable.find((other) => !renderer.parts.isBlocked(other)) ?? usable[0] ?? chosen.release;
  const section = sectionOf(release, name);
  return section ? { release, section, choice: release === chosen.release ? chosen.choice : 'fallback' } : null;
}

function sectionOf({ descriptor: { sections = {} } }: StoredRelease, name: string) {
  return Object.hasOwn(sections, name) ? sections[name] : undefined;
}

async function shownIn(started: StartedPart, { until, ...showing }: Showing): Promise<ShownPlace> {
  const rendered = await readyBy(started.rendering, until);
  const { source } = started;
  if (!rendered || !source) return shownFallback({ ...started, isFinal: isSwitchedOff(started) }, showing);
  return shownSection({ ...started, source, ...rendered }, showing);
}

interface Showing extends ShowingPage {
  until: number;
}

/** Returns null if it is not ready by this time; it goes on, and is kept for the next rendering. */
async function readyBy<T>(work: Promise<T | null>, until: number): Promise<T | null> {
  const { promise: late, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), Math.max(until - performance.now(), 0));
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Two places with sections of one release can have styles in common. */
function uniqueStyles(styles: readonly StyleBlock[]): StyleBlock[] {
  return [...new Map(styles.map((style) => [style.href, style])).values()];
}
