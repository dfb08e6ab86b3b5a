import type { Branding } from '@vitrin/shared-contracts/branding';
import { api } from '@vitrin/shared-contracts/paths';
import { ApiFailure, type ReadResult, type RemoteContext } from '@vitrin/shared-contracts/remote-app';
import { defaultStaticTexts } from '@vitrin/shared-contracts/static-texts';

export const branding: Branding = {
  favIcoLogoPath: '/logo.svg',
  mainLogoPath: '/logo.svg',
  secondLogoPath: '/logo-light.svg',
  mainColor: '#17594a',
  secondColor: '#d98a3d',
  projectCompanyName: 'Firma',
  companyName: 'Firma A.Ş.',
  projectCompanyUrl: 'https://firma.example',
};

const responses: Readonly<Record<string, unknown>> = {
  [api.staticTexts]: defaultStaticTexts,
  [api.languages]: [
    { abbr: 'tr', lang: 'Türkçe' },
    { abbr: 'en', lang: 'English' },
  ],
  [api.articles]: [1, 2, 3, 4].map((id) => ({
    id,
    title: `Makale ${id}`,
    seo_name: `makale-${id}`,
    summary: `Özet ${id}`,
    published_at: '2026-03-05T22:30:00.000Z',
    lang: 'tr',
  })),
};

/** First path segment of this remote on the fake site. */
export const segment = 'bolum';

/** Creates a fake site in place of the API. An unknown path, or the path in `without`, fails with status 503. */
export function fakeSite(language = 'tr', failingPath: string | null = null): RemoteContext {
  return {
    segment,
    language: () => language,
    async read<T>(path: string): Promise<ReadResult<T>> {
      if (path === failingPath || !(path in responses)) throw new ApiFailure(503, path);
      return { data: responses[path] as T };
    },
  };
}
