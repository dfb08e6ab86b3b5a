import type { ArticleSummary } from '@vitrin/shared-contracts/articles';
import { api } from '@vitrin/shared-contracts/paths';
import type { RemoteContext } from '@vitrin/shared-contracts/remote-app';

const SHOWN = 3;

export interface StartData {
  articles: Pick<ArticleSummary, 'id' | 'title' | 'seo_name' | 'summary' | 'published_at' | 'lang'>[];
}

/** Loads the site's latest articles. Loader data is embedded in the document, so it contains only what is shown. */
export async function loadStart({ language, read }: RemoteContext): Promise<StartData> {
  const { data } = await read<ArticleSummary[]>(api.articles, { lang: language(), page: '1' });
  return {
    articles: data.slice(0, SHOWN).map(({ id, title, seo_name, summary, published_at, lang }) => ({
      id,
      title,
      seo_name,
      summary,
      published_at,
      lang,
    })),
  };
}
