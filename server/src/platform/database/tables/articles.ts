import type { Generated } from 'kysely';
import type { Defaulted, Edited, Flag, JsonText, Time } from './columns.ts';

interface ArticlesTable extends Edited {
  id: Generated<number>;
  queue: number;
  active: Defaulted<Flag>;
  published_at: Time;
  cover_id: number | null;
}

interface ArticleTranslationsTable {
  id: Generated<number>;
  article_id: number;
  lang: string;
  title: string;
  seo_name: string;
  summary: string;
  content: string;
  document: JsonText;
  seo_title: string | null;
  seo_description: string | null;
  reading_minutes: number;
  search_text: string;
}

export interface ArticlesTables {
  articles: ArticlesTable;
  article_translations: ArticleTranslationsTable;
}
