import type { ArticleSummary } from '@vitrin/shared-contracts/articles';
import { api, pathInLanguage, publicPaths } from '@vitrin/shared-contracts/paths';
import type { Section } from '@vitrin/shared-contracts/remote-sections';
import type { LatestArticle, LatestDeclaration } from './latest-data.ts';

/** Reads on the server only what is shown: the browser gets the same with the page. */
export const latest: Section<LatestDeclaration, LatestArticle[]> = {
  async load({ count }, { read, language }) {
    const lang = language();
    const { data } = await read<ArticleSummary[]>(api.articles, { lang, page: '1' });
    return data.slice(0, Number(count)).map((article) => ({
      id: article.id,
      title: article.title,
      summary: article.summary,
      address: pathInLanguage(publicPaths.article(article.seo_name), lang),
      lang: article.lang,
    }));
  },
  view: async () => (await import(/* webpackChunkName: "section-son-yazilar" */ './latest.tsx')).Latest,
};
