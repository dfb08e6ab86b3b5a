import type { BootSection, RenderedSections } from '@vitrin/shared-contracts/boot';
import { baseHeaders } from '../platform/http/base-headers.ts';
import { cachedResponse, type CachedResponse } from '../platform/http/cached-response.ts';
import { separateData, type PageBoot } from './hydration-data.ts';
import type { PublicUrl } from './public-url.ts';
import type { PreparedDocument } from './render-document.ts';

/** Name among the related responses of a page; those of hydration data are named by their hash. */
const SECTIONS = 'sections';

interface DataOptions extends Pick<PublicUrl, 'url' | 'language'>, Pick<CachedResponse, 'isCacheable'> {
  /** Whether hydration data have addresses of their own. */
  isSeparate: boolean;
}

/** Boot data of a document, and the responses that belong to it. */
export interface DocumentData {
  boot: PageBoot;
  related: ReadonlyMap<string, CachedResponse>;
}

/** Returns the boot data with the sections of remotes, and with hydration data in it or at addresses of their own. */
export async function documentData(
  { boot, parts }: Pick<PreparedDocument, 'boot' | 'parts'>,
  options: DataOptions,
): Promise<DocumentData> {
  const related = new Map<string, CachedResponse>();
  const place = async <Data extends object>(data: Data) => {
    if (!options.isSeparate) return { hydration: data, hydration_address: null };
    const { address, hash, response } = await separateData(data, options);
    related.set(hash, response);
    return { hydration: null, hydration_address: address };
  };
  const page = boot.hydration && options.isSeparate ? await place(boot.hydration) : {};
  const sections: BootSection[] = [];
  for (const part of parts.shown) sections.push({ ...part.boot, ...(await place(part.hydration)) });
  if (parts.markup.size > 0) related.set(SECTIONS, await sectionsResponse({ sections, ...parts }, options));
  return { boot: { ...boot, ...page, ...(sections.length > 0 && { sections }) }, related };
}

/** Returns the hydration data with this hash if they are still those of the page. */
export function dataOf({ related }: CachedResponse, hash: string): CachedResponse | null {
  return (hash === SECTIONS ? null : related?.get(hash)) ?? null;
}

/** Returns the rendered sections of remotes of a page; null for one without any. */
export function sectionsOf({ related }: CachedResponse): CachedResponse | null {
  return related?.get(SECTIONS) ?? null;
}

function sectionsResponse(
  { sections, markup, styles }: { sections: BootSection[] } & PreparedDocument['parts'],
  { isCacheable }: Pick<CachedResponse, 'isCacheable'>,
): Promise<CachedResponse> {
  const rendered: RenderedSections = {
    sections,
    html: Object.fromEntries(markup),
    styles: styles.map(({ href }) => href),
  };
  const headers = {
    ...baseHeaders,
    'Content-Type': 'application/json; charset=utf-8',
    // The releases depend on the visitor.
    'Cache-Control': 'private, no-cache',
    'X-Robots-Tag': 'noindex',
    Vary: 'Cookie, Accept-Encoding',
  };
  return cachedResponse({ status: 200, isCacheable }, headers, JSON.stringify(rendered));
}
