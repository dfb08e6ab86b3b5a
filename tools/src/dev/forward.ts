import type { IncomingMessage, ServerResponse } from 'node:http';
import { createProxyMiddleware, responseInterceptor } from 'http-proxy-middleware';
import { splitLanguage } from 'shared-contracts/first-paths';
import { firstSegment } from 'shared-contracts/first-segments';
import { units, type RemoteName } from 'shared-contracts/releases';
import { headersForBrowser, headersForSite, type ProxyOrigins } from './headers.ts';
import type { LocalRelease } from './local-release.ts';
import { policyFor, rewriteDocument, segmentOf } from './rewrite-document.ts';
import type { Site } from './site.ts';

type Forward = (request: IncomingMessage, response: ServerResponse) => Promise<void>;
type Read = (path: string) => Promise<string>;

interface Kind {
  isDocument: boolean;
  /** The document is always built from the site's home page, regardless of what the site would respond. */
  isOwnPage: boolean;
}

/**
 * Forwards requests to the site: rewrites documents and passes everything else through, including streams and uploads.
 */
export function forwarding(site: Site, port: number, own: () => LocalRelease | null): Forward {
  const read = reader(site);
  const endsOf = ({ headers: { host = `localhost:${port}` } }: IncomingMessage): ProxyOrigins => ({
    site: site.address,
    origins: site.origins,
    here: `http://${host}`,
    port,
  });
  const parts = { site, own, read, endsOf };
  const kinds = {
    plain: proxyOf(parts, { isDocument: false, isOwnPage: false }),
    document: proxyOf(parts, { isDocument: true, isOwnPage: false }),
    ownPage: proxyOf(parts, { isDocument: true, isOwnPage: true }),
  };
  return (request, response) => {
    const kind = kindOf(request, site, own());
    request.headers = headersForSite(request.headers, endsOf(request), { isDocument: kind !== 'plain' });
    return kinds[kind](request, response);
  };
}

function kindOf(
  request: IncomingMessage,
  { surfaces, languages }: Site,
  own: LocalRelease | null,
): 'plain' | 'document' | 'ownPage' {
  if (!wantsDocument(request)) return 'plain';
  if (!own || (units as readonly string[]).includes(own.unit)) return 'document';
  const [pathname = ''] = (request.url ?? '').split('?', 1);
  return firstSegment(splitLanguage(pathname, languages).path) === segmentOf(surfaces, own.unit as RemoteName)
    ? 'ownPage'
    : 'document';
}

/** Browsers state the request destination; for other clients the Accept header decides. */
function wantsDocument({ headers }: IncomingMessage): boolean {
  const destination = headers['sec-fetch-dest'];
  return destination === undefined ? (headers.accept ?? '').includes('text/html') : destination === 'document';
}

interface Parts {
  site: Site;
  own: () => LocalRelease | null;
  read: Read;
  endsOf: (request: IncomingMessage) => ProxyOrigins;
}

function proxyOf({ site, own, read, endsOf }: Parts, { isDocument, isOwnPage }: Kind): Forward {
  const rewrite = responseInterceptor(async (body, { headers }, request, response) => {
    if (!headers['content-type']?.startsWith('text/html')) return body;
    const html = await rewriteDocument(body.toString(), {
      own: own(),
      ends: endsOf(request),
      read,
      isLocalPage: isOwnPage,
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
