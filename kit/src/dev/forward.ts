import type { IncomingMessage, ServerResponse } from 'node:http';
import { createProxyMiddleware, responseInterceptor } from 'http-proxy-middleware';
import { sectionsEndpoint, splitLanguage } from '@vitrin/shared-contracts/first-paths';
import { firstSegment } from '@vitrin/shared-contracts/first-segments';
import { units, type RemoteName } from '@vitrin/shared-contracts/releases';
import { headersForBrowser, headersForSite, type ProxyOrigins } from './headers.ts';
import type { LocalRelease } from './local-release.ts';
import { policyFor, rewriteDocument, segmentOf, type Rewriting } from './rewrite-document.ts';
import type { Site } from './site.ts';

type Forward = (request: IncomingMessage, response: ServerResponse) => Promise<void>;
type Read = (path: string) => Promise<string>;

interface Kind {
  isDocument: boolean;
  /** The document is always built from the site's home page, regardless of what the site would respond. */
  isOwnPage: boolean;
}

/** What the proxy puts into the documents of the site. */
export interface Local extends Pick<Rewriting, 'isRenderedHere' | 'script'> {
  releases: () => readonly LocalRelease[];
}

/**
 * Forwards requests to the site: rewrites documents and passes everything else through, including streams and uploads.
 */
export function forwarding(site: Site, port: number, local: Local): Forward {
  const read = reader(site);
  const endsOf = ({ headers: { host = `localhost:${port}` } }: IncomingMessage): ProxyOrigins => ({
    site: site.address,
    origins: site.origins,
    here: `http://${host}`,
    port,
  });
  const parts: Parts = { site, local, shown: new WeakMap(), read, endsOf };
  const kinds = {
    plain: proxyOf(parts, { isDocument: false, isOwnPage: false }),
    document: proxyOf(parts, { isDocument: true, isOwnPage: false }),
    ownPage: proxyOf(parts, { isDocument: true, isOwnPage: true }),
  };
  return (request, response) => {
    const kind = kindOf(request, parts);
    request.headers = headersForSite(request.headers, endsOf(request), { isDocument: kind !== 'plain' });
    return kinds[kind](request, response);
  };
}

function kindOf(request: IncomingMessage, { site, local, shown }: Parts): 'plain' | 'document' | 'ownPage' {
  if (!wantsDocument(request)) return 'plain';
  const unknown = unknownRemote(request.url, site, local.releases());
  if (unknown) shown.set(request, unknown);
  return unknown ? 'ownPage' : 'document';
}

/** Returns the local remote at this address if the site does not know the remote. */
function unknownRemote(
  address: string | undefined,
  { surfaces, languages }: Site,
  releases: readonly LocalRelease[],
): LocalRelease | null {
  const [pathname = ''] = (address ?? '').split('?', 1);
  const segment = firstSegment(splitLanguage(pathname, languages).path);
  const unknown = releases.filter(({ unit }) => !(units as readonly string[]).includes(unit));
  return unknown.find(({ unit }) => segment === segmentOf(surfaces, unit as RemoteName)) ?? null;
}

/** Browsers state the request destination; for other clients the Accept header decides. */
function wantsDocument({ headers }: IncomingMessage): boolean {
  const destination = headers['sec-fetch-dest'];
  return destination === undefined ? (headers.accept ?? '').includes('text/html') : destination === 'document';
}

interface Parts {
  site: Site;
  local: Local;
  /** The local remote of each request for a page that the site does not know. */
  shown: WeakMap<IncomingMessage, LocalRelease>;
  read: Read;
  endsOf: (request: IncomingMessage) => ProxyOrigins;
}

function proxyOf({ site, local, shown, read, endsOf }: Parts, { isDocument, isOwnPage }: Kind): Forward {
  const rewrite = responseInterceptor(async (body, { headers }, request, response) => {
    if (!headers['content-type']?.startsWith('text/html')) return body;
    const html = await rewriteDocument(body.toString(), {
      ...local,
      locals: local.releases(),
      shown: shown.get(request) ?? null,
      ends: endsOf(request),
      read,
    });
    const policy = headers['content-security-policy'];
    if (policy !== undefined) response.setHeader('content-security-policy', policyFor(html, String(policy)));
    return html;
  });
  return createProxyMiddleware({
    target: site.address,
    changeOrigin: true,
    selfHandleResponse: isDocument,
    // A remote that the site does not know yet is rendered in the site's home page.
    ...(isOwnPage ? { pathRewrite: (address) => homePage(address, site) } : {}),
    on: {
      proxyRes(answered, request, response) {
        answered.headers = headersForBrowser(answered.headers, endsOf(request), { isDocument });
        if (isDocument) void rewrite(answered, request, response);
        // A page that only this build has shows no sections of the site, which is no error in the browser.
        else if (answered.statusCode === 404 && request.url?.startsWith(`${sectionsEndpoint}/`)) {
          answered.statusCode = 204;
          delete answered.headers['content-length'];
        }
      },
      error: (error, _request, response) => fail(response as ServerResponse, error),
    },
  });
}

/** Returns the home page's path in the language of the requested page. */
function homePage(address: string, { languages }: Site): string {
  const [pathname = '', query] = address.split('?', 2);
  const { abbr } = splitLanguage(pathname, languages);
  return `/${abbr ?? ''}${query === undefined ? '' : `?${query}`}`;
}

/** Returns a reader of site files that caches each file; it returns an empty string for a missing file. */
function reader({ address }: Site): Read {
  const known = new Map<string, Promise<string>>();
  const fetched = async (file: string) => {
    const response = await fetch(new URL(file, address));
    return response.ok ? response.text() : '';
  };
  return (file) => {
    const text = known.get(file) ?? fetched(file);
    known.set(file, text);
    return text;
  };
}

export function fail(response: ServerResponse, { message }: Error): void {
  console.error(`Site yanıt vermedi: ${message}`);
  if (!response.headersSent) response.writeHead(502, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(`Geliştirme sunucusu siteye ulaşamadı: ${message}`);
}
