import type { LanguageRecord } from 'shared-contracts/languages';
import { messages } from 'shared-contracts/messages';
import { adminPaths, api } from 'shared-contracts/paths';
import { LanguageTabs } from '../../shared/fields/language-tabs.tsx';
import { Panel } from '../../shared/form/panel.tsx';
import { recordPages } from '../../shared/form/record-page.tsx';
import { ArticleSide } from './article-side.tsx';
import { ArticleTranslationFields } from './article-translation.fields.tsx';
import { articleErrors, articleInput, articleValues, blankArticle, type ArticleValues } from './article.values.ts';
import { articleQuery, createArticle, updateArticle } from './articles.api.ts';

const labels = {
  title: 'Başlık',
  seo_name: 'Adres',
  summary: 'Özet',
  document: 'Metin',
  seo_title: 'Arama başlığı',
  seo_description: 'Arama açıklaması',
  published_at: 'Yayın tarihi',
  cover_id: 'Kapak görseli',
};

export const articlePages = recordPages({
  form: 'article',
  list: { to: adminPaths.articles, label: 'Makaleler' },
  insert: {
    title: 'Yeni makale',
    help: 'Başlık ve metin yeter; kalanını sonra tamamlayabilirsiniz.',
    saved: messages.created,
  },
  update: {
    title: 'Makaleyi düzenle',
    help: 'Değişiklikler kaydettiğiniz anda sitede görünür.',
    saved: messages.updated,
  },
  labels,
  query: articleQuery,
  values: (record, languages) => articleValues(record, languages, new Date()),
  input: articleInput,
  errors: articleErrors,
  create: createArticle,
  save: updateArticle,
  changes: [api.adminArticles],
  Fields: ArticleFields,
  side: <ArticleSide />,
});

interface ArticleFieldsProps {
  values: ArticleValues;
  languages: readonly LanguageRecord[];
}

function ArticleFields({ values: { translations }, languages }: ArticleFieldsProps) {
  return (
    <Panel>
      <LanguageTabs languages={languages} filled={(abbr) => Boolean(translations[abbr]?.title.trim())}>
        {(abbr) => <ArticleTranslationFields lang={abbr} values={translations[abbr] ?? blankArticle} labels={labels} />}
      </LanguageTabs>
    </Panel>
  );
}
