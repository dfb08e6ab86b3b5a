import type { ReadResult, RemoteContext } from '@vitrin/shared-contracts/remote-app';
import type { SiteContext } from '../../shared/site-context.ts';

type ResponseCache = Map<string, Promise<ReadResult<unknown>>>;

/** Loads data for a language that is not shown yet; keeps every response until the page adopts it. */
export interface LanguagePreload {
  context: SiteContext;
  /** Stores known data as the response to a call. */
  preset: (path: string, data: unknown) => void;
  /** Makes the live page use these responses; returns a function that ends this. */
  adopt: () => () => void;
}

export interface SiteData {
  context: SiteContext;
  loadInLanguage: (abbr: string) => LanguagePreload;
}

/**
 * Creates the data access of one visit (on the server: of one request); `readOnce` requests each call once per
 * language.
 */
export function createSiteData(remote: RemoteContext): SiteData {
  const cached: ResponseCache = new Map();
  let adopted: ResponseCache = new Map();

  const context = (language: () => string, known: () => ResponseCache, kept: ResponseCache | null): SiteContext => {
    const read = (keep: ResponseCache | null, path: string, params: Readonly<Record<string, string>> = {}) => {
      const key = keyOf(language(), path, params);
      const answer = known().get(key) ?? keep?.get(key) ?? remote.read(path, { lang: language(), ...params });
      if (keep) cacheResponse(keep, key, answer);
      return answer as Promise<ReadResult<never>>;
    };
    return {
      ...remote,
      language,
      read: (path, params) => read(kept, path, params),
      readOnce: (path, params) => read(cached, path, params),
    };
  };

  return {
    context: context(remote.language, () => adopted, null),
    loadInLanguage(abbr) {
      const answers: ResponseCache = new Map();
      return {
        context: context(
          () => abbr,
          () => answers,
          answers,
        ),
        preset: (path, data) => void answers.set(keyOf(abbr, path, {}), Promise.resolve({ data })),
        adopt() {
          adopted = answers;
          return () => {
            adopted = new Map();
          };
        },
      };
    },
  };
}

function keyOf(language: string, path: string, params: Readonly<Record<string, string>>): string {
  return `${language} ${path}?${String(new URLSearchParams(params))}`;
}

/** Failures are not cached: the next caller sends the request again. */
function cacheResponse(answers: ResponseCache, key: string, answer: Promise<ReadResult<unknown>>): void {
  answers.set(key, answer);
  answer.catch(() => {
    if (answers.get(key) === answer) answers.delete(key);
  });
}
