import { cachedResponse, type CachedResponse } from '../platform/http/cached-response.ts';
import { documentHeaders } from './policies.ts';

export interface GeneratedFile {
  type: string;
  text: string;
}

/**
 * robots.txt, sitemap, feeds and manifests for one edition of the site: each is generated once, at the first request.
 */
export interface GeneratedFiles {
  /** Null when there is no such file. */
  read(name: string, edition: string, make: () => Promise<GeneratedFile | null>): Promise<CachedResponse | null>;
}

export function createGeneratedFiles(): GeneratedFiles {
  let kept = { edition: '', files: new Map<string, Promise<CachedResponse | null>>() };
  return {
    read(name, edition, make) {
      if (kept.edition !== edition) kept = { edition, files: new Map() };
      const { files } = kept;
      const ready = files.get(name) ?? prepareFile(make);
      files.set(name, ready);
      ready.then(
        (file) => void (file === null && files.delete(name)),
        () => void files.delete(name),
      );
      return ready;
    },
  };
}

async function prepareFile(make: () => Promise<GeneratedFile | null>): Promise<CachedResponse | null> {
  const file = await make();
  if (!file) return null;
  const headers = {
    ...documentHeaders,
    'Content-Type': file.type,
    'Cache-Control': 'no-cache',
    Vary: 'Accept-Encoding',
  };
  return cachedResponse({ status: 200, isCacheable: true }, headers, file.text);
}
