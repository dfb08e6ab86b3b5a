import { render } from '@testing-library/react';
import type { Article } from '@vitrin/shared-contracts/articles';
import { defaultLanguage } from '@vitrin/shared-contracts/languages';
import { api } from '@vitrin/shared-contracts/paths';
import { ApiFailure, type ReadResult, type RemoteContext } from '@vitrin/shared-contracts/remote-app';
import { createBrowserRouter, RouterProvider } from '@vitrin/shared-contracts/router';
import { brandingStore, languageStore } from '@vitrin/shared-contracts/state';
import { defaultStaticTexts, type StaticTexts } from '@vitrin/shared-contracts/static-texts';
import { noNewsletter } from '../../shared/root-data.ts';
import app from '../index.tsx';
import { article, contextOf, fakeSite } from './fake-site.ts';
import { sitePage } from './site-page.ts';
import { branding } from './visit.tsx';

const english = { abbr: 'en', lang: 'English' };

const englishTexts: StaticTexts = {
  ...defaultStaticTexts,
  navbar: { home: 'Home', biography: 'Biography', articles: 'Articles', contact: 'Contact' },
  common: { ...defaultStaticTexts.common, languageChanged: 'Language changed: {language}' },
};

const slugs = { tr: 'makale-1', en: 'article-1' };
const inTurkishOnly = sitePage({ sections: [], records: {} });
const inTurkish: Article = { ...article(1), alternates: slugs };
const inEnglish: Article = { ...inTurkish, lang: 'en', title: 'Article 1', seo_name: slugs.en };

/** Responses of the English site that differ from the Turkish one. */
const inEnglishSite: Readonly<Record<string, unknown>> = {
  [api.staticTexts]: englishTexts,
  [api.changeLanguage('en')]: { language: english, texts: englishTexts },
  [api.article(slugs.tr)]: inEnglish,
  [api.article(slugs.en)]: inEnglish,
};

const inTurkishSite: Readonly<Record<string, unknown>> = {
  [api.changeLanguage('tr')]: { language: defaultLanguage, texts: defaultStaticTexts },
};

export interface BilingualVisit {
  /** Calls since the page was rendered: language, path and parameter values. */
  calls: string[];
  /** Makes a call fail from now on; status 0: the server is not reachable. */
  fail: (path: string, status: number) => void;
  router: ReturnType<typeof createBrowserRouter>;
}

/** Opens a site with two languages, in Turkish. */
export async function visitInLanguages(address: string): Promise<BilingualVisit> {
  const languages = [defaultLanguage, english];
  const turkish = contextOf({
    ...fakeSite(),
    newsletter: noNewsletter,
    languages,
    articles: [inTurkish],
    sitePages: { [inTurkishOnly.path]: inTurkishOnly },
  });
  const calls: string[] = [];
  const failures = new Map<string, number>();

  const context: RemoteContext = {
    language: () => languageStore.get().abbr,
    async read<T>(path: string, { lang = '', ...params }: Readonly<Record<string, string>> = {}) {
      calls.push([lang, path, ...Object.values(params)].join(' '));
      const status = failures.get(path);
      if (status !== undefined) throw new ApiFailure(status, path);
      const data = lang === 'en' ? inEnglishSite[path] : inTurkishSite[path];
      if (data !== undefined || path === api.categories) return { data: data ?? [] } as ReadResult<T>;
      return turkish.read<T>(path, params);
    },
  };

  brandingStore.set(branding);
  languageStore.set(defaultLanguage);
  window.history.replaceState(null, '', address);
  const router = createBrowserRouter(app.createRoutes(context));
  const page = render(<RouterProvider router={router} />);
  // The first page of a test run also loads its module files, which takes longer.
  await page.findByRole('contentinfo', {}, { timeout: 10_000 });
  calls.length = 0;
  return { calls, fail: (path, status) => void failures.set(path, status), router };
}
