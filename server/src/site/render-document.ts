import type { BootBlock, Surface } from '@vitrin/shared-contracts/boot';
import type { Branding } from '@vitrin/shared-contracts/branding';
import { segmentOfRemote } from '@vitrin/shared-contracts/first-paths';
import { defaultLanguage, type Language } from '@vitrin/shared-contracts/languages';
import { pathInLanguage, publicPaths } from '@vitrin/shared-contracts/paths';
import type { Head } from '@vitrin/shared-contracts/remote-app';
import type { RenderRequest } from '@vitrin/shared-contracts/rendering';
import type { SubmittedForm } from '@vitrin/shared-contracts/submitted-form';
import { isCompatible, type DocumentReleases } from '../releases/serving/document-releases.ts';
import { resolveRelease, type StoredRelease } from '../releases/serving/registry.ts';
import { onMediaHost } from '../platform/http/media-host.ts';
import type { DependentRead } from '../platform/http/response-cache.ts';
import { documentLook, type DocumentLook } from './document-look.ts';
import { headHtml } from './head-html.ts';
import { escapeHtml } from '../platform/http/html.ts';
import { inlineStyles, type StyleBlock, type StyleParts } from './inline-style.ts';
import { chunkScripts, pageChunks } from './page-chunks.ts';
import { separateHints } from './resource-hints.ts';
import { pictureFor, sharingContent } from './sharing-picture.ts';
import { fillPlaces } from './parts/fill-places.ts';
import { noParts, startParts, type PageParts } from './parts/page-parts.ts';
import { languagePaths, ownNames, stateContent, type SiteState } from './site-state.ts';
import type { SurfaceContext } from './surface-context.ts';
import { surfaceMap } from './surface-map.ts';

export interface DocumentRequest {
  surface: Exclude<Surface, 'admin'>;
  releases: DocumentReleases;
  /** Path and query to render, without the language. */
  url: string;
  language: Language;
  state: SiteState;
  /** A rejected form with its errors. */
  submitted?: SubmittedForm;
  /** True for a page that is not public: its metadata is a title that search engines ignore. */
  isUnlisted?: boolean;
}

export interface PreparedDocument {
  status: number;
  /** False if something of it has failed, so that it has the fallback of a release or an empty root: it is kept briefly. */
  isCacheable: boolean;
  /** Entities that the document shows besides its reads, and those reads. */
  content: readonly string[];
  reads: readonly DependentRead[];
  /** Set instead of a body. */
  redirect: string | null;
  /** Resource hints and metadata as HTML. */
  head: string;
  /** Metadata that the page itself has returned. */
  metadata: Head | null;
  html: string;
  styles: StyleBlock[];
  shell: StoredRelease;
  remote: StoredRelease;
  /** Null for a release without looks. */
  look: DocumentLook | null;
  /** Sections of remotes on the page, besides their markup, styles and reads, which are those of the document. */
  parts: Pick<PageParts, 'markup' | 'shown' | 'styles'>;
  /** The boot block without the CSRF value, which belongs to a visitor or a surface. */
  boot: Omit<BootBlock, 'csrf'>;
}

/** No shell or no remote has ever been built and registered. */
export class NoReleaseError extends Error {}

/** The document without server rendering: the browser renders it. */
const EMPTY = { kind: 'page', status: 200, html: '', head: null, hydration: null, routes: [] } as const;
/** Entities that every document shows. */
const SITE_CONTENT = [...stateContent, ...sharingContent];

/**
 * Renders with the chosen releases, otherwise with their fallbacks, otherwise leaves the root empty for client
 * rendering.
 */
export async function prepareDocument(context: SurfaceContext, request: DocumentRequest): Promise<PreparedDocument> {
  const { url, language, state, submitted, releases } = request;
  const candidates = candidatesOf(releases);
  const [chosen] = candidates.remotes;
  const branding = brandingFor(context, request);
  const { surfaces } = surfaceMap(context.registry);
  const names = namesFor(chosen, state);
  const finishParts = startParts(context, { releases, url, language, state, branding });
  const { shell, remote, result, reads, isChosen, isRendered } = await renderWith(context, candidates, {
    url,
    ...languageOfPage(request),
    branding,
    ...(submitted && { submitted }),
    ...segmentOf(surfaces, chosen),
    ...names.request,
  });
  const fallback = candidates.remotes[candidates.remotes.indexOf(remote) + 1] ?? null;
  const page = result.kind === 'page' ? result : EMPTY;
  const chunks = pageChunks(page);
  const scripts = chunkScripts(remote, chunks);
  const parts = page.html === '' ? noParts : await finishParts(page.html);
  const { hints, content } = separateHints(page.html);
  const html = fillPlaces(content, parts.markup);
  return {
    status: result.status,
    isCacheable: isChosen && isRendered && parts.isWhole,
    content: SITE_CONTENT,
    reads: [...reads, ...parts.reads],
    redirect: result.kind === 'redirect' ? result.location : null,
    head: hints + (await headOf(context, request, page.head)),
    metadata: page.head,
    html,
    ...shownStyles(request, { shell, remote, parts, chunks, html: content }),
    shell,
    remote,
    parts,
    boot: {
      surface: request.surface,
      branding,
      language,
      languages: languagePaths(state.languages),
      surfaces,
      ...names.boot,
      release: resolveRelease(remote, scripts),
      fallback: fallback ? resolveRelease(fallback) : null,
      choice: isChosen ? releases.remote.choice : 'fallback',
      page_scripts: scripts.map((file) => remote.base + file),
      style_nonce: null,
      hydration: page.hydration,
    },
  };
}

type Candidates = ReturnType<typeof candidatesOf>;

/** Renders the page, with the chosen releases if they work; the root is empty if none does. */
async function renderWith({ renderer }: SurfaceContext, candidates: Candidates, request: RenderRequest) {
  const [[shell], [remote]] = [candidates.shells, candidates.remotes];
  const rendered = await renderer.render(candidates, request);
  if (!rendered) return { shell, remote, result: EMPTY, reads: [], isChosen: true, isRendered: false };
  const { release, ...page } = rendered;
  return { ...page, remote: release, isChosen: page.shell === shell && release === remote, isRendered: true };
}

function unlistedHead(head: Head | null, { branding }: SiteState): Head {
  return { title: head?.title ?? branding.companyName, description: '', canonical: null, noindex: true };
}

/** The sign-in has no language in its address. */
function languageOfPage({ language, surface }: DocumentRequest): Pick<RenderRequest, 'language' | 'basename'> {
  const { abbr } = language;
  return surface === 'auth' || abbr === defaultLanguage.abbr
    ? { language }
    : { language, basename: pathInLanguage(publicPaths.home, abbr) };
}

interface NamedLists {
  request: Pick<RenderRequest, 'listNames' | 'languages'>;
  boot: Pick<BootBlock, 'list_names'>;
}

/** Returns the names of lists for the remote that has them; others have the segment of their site, whatever lists are called. */
function namesFor({ descriptor }: StoredRelease, state: SiteState): NamedLists {
  const boot = descriptor.unit === 'remote_public' ? ownNames(state) : {};
  const { list_names: listNames } = boot;
  return { request: listNames ? { listNames, languages: languagePaths(state.languages) } : {}, boot };
}

/** Returns the first path segment of a remote that does not have all others. */
function segmentOf(
  surfaces: Readonly<Record<string, string>>,
  { descriptor }: StoredRelease,
): Pick<RenderRequest, 'segment'> {
  const segment = segmentOfRemote(surfaces, descriptor.unit);
  return segment === undefined ? {} : { segment };
}

/** Returns the chosen releases first; a fallback must be compatible with the release that it is combined with. */
export function candidatesOf({ shell, remote }: DocumentReleases) {
  return {
    shells: [shell.release, ...shell.fallbacks.filter((other) => isCompatible(remote.release, other))] as const,
    remotes: [remote.release, ...remote.fallbacks.filter((other) => isCompatible(other, shell.release))] as const,
  };
}

function tokensFor({ surface, state }: DocumentRequest): string {
  return surface === 'public' ? state.publicTokens : state.tokens;
}

type StyledPage = Pick<StyleParts, 'shell' | 'remote' | 'chunks' | 'html'> & { parts: PageParts };

/** Header and footer of the site bring its look to the page of a remote without looks. */
function shownStyles(
  request: DocumentRequest,
  { parts, ...page }: StyledPage,
): Pick<PreparedDocument, 'styles' | 'look'> {
  const look = documentLook(request.state.branding, page.remote);
  const styles = [...inlineStyles({ ...page, tokens: tokensFor(request), look }), ...parts.styles];
  return { styles, look: look ?? parts.look };
}

/** Sign-in and panel load nothing from other origins. Of the looks it contains the one that the page shows. */
function brandingFor(
  { services }: SurfaceContext,
  { surface, state, releases: { remote, parts } }: DocumentRequest,
): Branding {
  const { look: _look, lookOptions: _options, ...branding } = state.branding;
  const looks = [remote, ...parts].map(({ release }) => documentLook(state.branding, release)?.choice);
  const shown = { ...branding, ...looks.find((look) => look !== undefined) };
  return surface === 'public' ? onMediaHost(shown, services.config) : shown;
}

async function headOf(
  { services }: SurfaceContext,
  { language, state, isUnlisted = false }: DocumentRequest,
  pageHead: Head | null,
): Promise<string> {
  const head = isUnlisted ? unlistedHead(pageHead, state) : pageHead;
  const { companyName } = state.branding;
  if (!head) return `<title>${escapeHtml(companyName)}</title>`;
  const isShared = head.canonical !== null;
  const picture =
    isShared && !head.picture ? await pictureFor(services, head, { asked: language.abbr, companyName }) : {};
  return headHtml(
    { ...head, ...onMediaHost(picture, services.config) },
    {
      publicUrl: services.config.publicUrl,
      companyName,
      language: language.abbr,
      defaultLanguage: defaultLanguage.abbr,
    },
  );
}
