import type { FastifyInstance } from 'fastify';
import { fieldLabel } from '@vitrin/shared-contracts/content-fields';
import type { RemoteName } from '@vitrin/shared-contracts/releases';
import { apiStatus } from '@vitrin/shared-contracts/remote-app';
import { listNamesOf } from '../../content/lists/named-kinds.ts';
import { activateLanguage } from '../../content/active-languages.ts';
import { fieldsOf, inTransactionOf, type ContentSource } from '../../content/content-kind.ts';
import type { ShownValues } from '../../modules/content-previews/content-previews.service.ts';
import { defaultVisitor } from '../../releases/serving/visitor.ts';
import { helpersOf } from '../../platform/database/helpers.ts';
import { asVisible } from '../../content/publication/site-state.ts';
import { shownPage } from '../../content/shown-page.ts';
import { rolledBack } from '../../platform/database/rolled-back.ts';
import type { Db } from '../../platform/database/tables.ts';
import { DomainError, Invalid, NotFound } from '../../platform/errors.ts';
import { noReadCache } from '../../platform/http/read-cache.ts';
import type { Services } from '../../services.ts';
import { firstSegment } from '@vitrin/shared-contracts/first-segments';
import { exchangeNames } from '@vitrin/shared-contracts/list-names';
import { readPlaces } from '../parts/places.ts';
import { publicReleases, publicUnits } from '../public-releases.ts';
import { prepareDocument, type PreparedDocument } from '../render-document.ts';
import type { Renderer } from '../rendering/renderer.ts';
import { createSiteReads, type ReadSite, type SiteReads } from '../site-reads.ts';
import { createSiteState, languageOf } from '../site-state.ts';
import type { SurfaceContext } from '../surface-context.ts';
import { maxFillings, withPlaceholders } from './placeholders.ts';
import { samplePages } from '../sample-pages.ts';
import { createPreviewRenderer } from './preview-renderer.ts';
import { createTransactionDatabase, type ReadScope } from './transaction-database.ts';
import { withoutUnfinished } from './unfinished-sections.ts';

/** Milliseconds that a page may take, because its transaction holds the only connection of SQLite. */
const RENDER_MS = 2_000;

/** What previews are made with; none of it serves visitors. */
export interface PreviewParts {
  /** Builds an API that listens nowhere: it answers the reads of a preview from the database of these services. */
  buildApi(services: Services): Promise<FastifyInstance>;
  createRenderer(read: ReadSite): Renderer;
}

/** A record with values that are not saved, and the language to show. */
export interface PreviewedRecord extends ShownValues {
  lang: string;
  /** First path segment of the page to show, for a kind that every page shows; missing for the page of the record. */
  page?: string | undefined;
}

export type PreviewOutcome =
  | { kind: 'page'; document: PreparedDocument }
  /** The values cannot be saved: what is wrong with them, as sentences. */
  | { kind: 'invalid'; problems: readonly string[] }
  /** `gone`: the record was deleted; `hidden`: no page shows it; `failed`: the page was not rendered in time. */
  | { kind: 'gone' | 'hidden' | 'failed' };

export interface ContentPreviews {
  /** Renders the page that shows a record with values that are not saved. Call it through the queue: one at a time. */
  render(previewed: PreviewedRecord): Promise<PreviewOutcome>;
  close(): Promise<void>;
}

/**
 * Creates the previews of unpublished content. The values are saved in a transaction, the page is rendered with what
 * this transaction contains, and the transaction is rolled back.
 */
export function createContentPreviews(
  context: SurfaceContext,
  { buildApi, createRenderer }: PreviewParts,
): ContentPreviews {
  const database = createTransactionDatabase(context.services.db);
  // What is not public is never addressed through the media host.
  const config = { ...context.services.config, mediaUrl: null };
  const services: Services = { ...context.services, config, db: database.db };
  let scope: ReadScope | null = null;
  let opened: Promise<{ api: FastifyInstance; reads: SiteReads }> | null = null;
  const openReads = () => {
    opened ??= buildApi(services).then((api) => ({ api, reads: createSiteReads(api, noReadCache) }));
    opened.catch(() => (opened = null));
    return opened;
  };
  const read: ReadSite = async (...call) => {
    if (!scope) throw new Error('no preview is being rendered');
    const site = (await openReads()).reads;
    return scope.enter(() => site.read(...call));
  };
  const renderer = createPreviewRenderer(() => createRenderer(read));

  /** Renders the page at an address with what the transaction of the scope contains. */
  const renderAt = async (open: ReadScope, url: string, lang: string): Promise<PreviewOutcome> => {
    const path = url.split('?', 1)[0] ?? url;
    const placedRemotes = new Map([[path, await remotesAt(read, path, lang)]]);
    const state = { ...(await open.enter(() => createSiteState(services).read())), placedRemotes };
    const language = languageOf(state.languages, lang);
    const units = publicUnits(context, state, path);
    const releases = publicReleases(context, units, defaultVisitor);
    const site = { current: () => state, read: async () => state };
    const reads = { ...(await openReads()).reads, read };
    const previewContext = { ...context, services, site, renderer: renderer.current(), reads };
    const request = { surface: 'public', releases, url, language, state, isUnlisted: true } as const;
    const document = await withinTime(prepareDocument(previewContext, request));
    if (document === null || (document.redirect === null && document.html === '')) {
      renderer.discard();
      return { kind: 'failed' };
    }
    return document.redirect === null ? { kind: 'page', document } : { kind: 'hidden' };
  };

  const renderIn = async (trx: Db, previewed: PreviewedRecord): Promise<PreviewOutcome> => {
    await helpersOf(trx).limitStatements(trx, RENDER_MS);
    const address = await savedAddress(inTransactionOf(services, trx), previewed);
    if (address === null) return { kind: 'hidden' };
    await activateLanguage(trx, previewed.lang);
    const open = database.open(trx);
    scope = open;
    try {
      return await renderAt(open, address, previewed.lang);
    } finally {
      scope = null;
      await open.end();
    }
  };

  const attempt = async (previewed: PreviewedRecord, filling = 1): Promise<PreviewOutcome> => {
    try {
      return await rolledBack(context.services.db, (trx) => renderIn(trx, previewed));
    } catch (error) {
      if (error instanceof NotFound) return { kind: 'gone' };
      if (!(error instanceof DomainError)) throw error;
      const filled = error instanceof Invalid && filling < maxFillings ? filledValues(previewed, error) : null;
      if (filled) return attempt({ ...previewed, values: filled }, filling + 1);
      return { kind: 'invalid', problems: problemsOf(previewed, error) };
    }
  };

  return {
    async render(previewed) {
      // Before the transaction, which would otherwise wait for the start of a process.
      await openReads();
      await renderer.prepare(publicReleases(context, { remote: 'remote_public', parts: [] }, defaultVisitor));
      return attempt(previewed);
    },
    async close() {
      await renderer.close();
      await (await opened)?.api.close();
    },
  };
}

/** Saves the values as they would be shown, and returns the path of the page; null when no page shows the record. */
async function savedAddress(
  source: ContentSource,
  { kind, record, values, lang, page }: PreviewedRecord,
): Promise<string | null> {
  const stamp = { now: new Date().toISOString(), userId: null };
  const shown = asVisible(kind, values);
  if (record !== null) await kind.save(source, record, shown, stamp);
  const names = listNamesOf(source);
  if (page !== undefined && kind.isOnEveryPage)
    return (await samplePages(source)).find((path) => firstSegment(exchangeNames(path, names)) === page) ?? null;
  const key = record ?? (await kind.create?.(source, shown, stamp))?.id;
  return key === undefined ? null : shownPage(source, kind, { record: String(key), lang, values: shown });
}

function filledValues({ kind, record, values }: PreviewedRecord, { details }: Invalid) {
  const fields = record === null ? kind.fields : fieldsOf(kind, record);
  const errors = details.errors ?? {};
  return withPlaceholders(fields, values, errors) ?? withoutUnfinished(values, errors);
}

function problemsOf({ kind, record }: PreviewedRecord, { details, userMessage }: DomainError): string[] {
  const fields = record === null ? kind.fields : fieldsOf(kind, record);
  const errors = Object.entries(details.errors ?? {});
  if (errors.length === 0) return [userMessage];
  return errors.map(([path, message]) => `${fieldLabel(fields, path)}: ${message.replace(/^\* /, '')}`);
}

/** Returns the remotes whose sections a page shows. What a transaction writes has no links of records yet. */
async function remotesAt(read: ReadSite, path: string, lang: string): Promise<RemoteName[]> {
  try {
    const { places } = await readPlaces(read, path, lang);
    return [...new Set(places.map(({ remote }) => remote))];
  } catch (error) {
    if (apiStatus(error) === 404) return [];
    throw error;
  }
}

/** Returns null when the rendering takes too long; nothing waits for it then. */
async function withinTime<T>(rendering: Promise<T>): Promise<T | null> {
  rendering.catch(() => undefined);
  const { promise: timeout, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), RENDER_MS);
  try {
    return await Promise.race([rendering, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
