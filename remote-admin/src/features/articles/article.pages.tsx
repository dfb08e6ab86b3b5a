import { articleInputSchema, type ArticleRecord } from '@vitrin/shared-contracts/articles';
import { adminPaths, api, publicPaths } from '@vitrin/shared-contracts/paths';
import { DateTimeField } from '../../shared/fields/date-time-field.tsx';
import { LanguageTabs } from '../../shared/fields/language-tabs.tsx';
import { PictureField } from '../../shared/fields/picture-field.tsx';
import { Panel } from '../../shared/form/panel.tsx';
import { recordKind } from '../../shared/form/record-kind.ts';
import { type LanguageContext, recordPages, useLanguageContext } from '../../shared/form/record-page.tsx';
import { ArticleTranslationFields } from './article-translation.fields.tsx';
import { articleInput, articleValues, type ArticleValues, blankArticle } from './article.values.ts';

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

const kind = recordKind({
  form: 'article',
  history: { entity: 'article' },
  linked: 'article',
  isShown: true,
  checked: {
    fields: { title: ['seo_title', 'title'], description: ['seo_description', 'summary'], document: 'document' },
    pagePath: publicPaths.article,
    pictures: ({ cover_id }: ArticleValues) => [{ path: 'cover_id', label: labels.cover_id, picture: cover_id }],
  },
  apiPath: api.adminArticles,
  list: { to: adminPaths.articles, label: 'Makaleler' },
  insert: { title: 'Yeni makale', help: 'Başlık ve metin yeter. Yayınlayana kadar sitede görünmez.' },
  update: { title: 'Makaleyi düzenle', help: 'Değişiklikler güncellediğiniz anda sitede görünür.' },
  labels,
  schema: articleInputSchema,
  values: (record: ArticleRecord | null, { languages }: LanguageContext) =>
    articleValues(record, languages, new Date()),
  input: articleInput,
  notCopied: ['published_at'],
  Fields: ArticleFields,
  Side: ArticleSide,
});

export const articlePages = recordPages(kind, useLanguageContext);

interface ArticleFieldsProps extends LanguageContext {
  values: ArticleValues;
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

/** Fields of an article that do not depend on the language. */
function ArticleSide() {
  return (
    <>
      <Panel title="Yayın">
        <DateTimeField
          name="published_at"
          label="Yayın tarihi"
          help="İstanbul saatiyle. İleri bir tarih seçerseniz makale o zaman görünür."
        />
      </Panel>
      <Panel title="Kapak görseli">
        <PictureField name="cover_id" label="Kapak görseli" />
      </Panel>
    </>
  );
}
