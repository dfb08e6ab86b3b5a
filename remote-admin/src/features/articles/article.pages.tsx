import type { ArticleRecord } from '@vitrin/shared-contracts/articles';
import { adminPaths, api, publicPaths } from '@vitrin/shared-contracts/paths';
import { articleDefinition } from '@vitrin/shared-contracts/records/article';
import { DateTimeField } from '../../editing/fields/date-time-field.tsx';
import { LanguageTabs } from '../../editing/fields/language-tabs.tsx';
import { PictureField } from '../../editing/fields/picture-field.tsx';
import { blankTexts, declaredForm, type FormValues } from '../../editing/form/declared-form.ts';
import { Panel } from '../../ui/panel.tsx';
import { recordKind } from '../../editing/form/record-kind.ts';
import { type LanguageContext, recordPages, useLanguageContext } from '../../editing/form/record-page.tsx';
import { AuthorField } from './author.field.tsx';
import { CategoryField } from './category.field.tsx';
import { ArticleTranslationFields } from './article-translation.fields.tsx';

type Values = FormValues<typeof articleDefinition>;

const declared = declaredForm(articleDefinition);
const { labels } = declared;
const noTexts = blankTexts(articleDefinition);

const kind = recordKind({
  ...declared,
  linked: 'article',
  isShown: true,
  checked: {
    fields: { title: ['seo_title', 'title'], description: ['seo_description', 'summary'], document: 'document' },
    pagePath: publicPaths.article,
    pictures: ({ cover_id }: Values) => [{ path: 'cover_id', label: labels.cover_id, picture: cover_id }],
  },
  apiPath: api.adminArticles,
  list: { to: adminPaths.articles, label: 'Makaleler' },
  insert: { title: 'Yeni makale', help: 'Başlık ve metin yeter. Yayınlayana kadar sitede görünmez.' },
  update: { title: 'Makaleyi düzenle', help: 'Değişiklikler güncellediğiniz anda sitede görünür.' },
  values: (record: ArticleRecord | null, context: LanguageContext) => declared.values(record, context),
  notCopied: ['published_at'],
  Fields: ArticleFields,
  Side: ArticleSide,
});

export const articlePages = recordPages(kind, useLanguageContext);

interface ArticleFieldsProps extends LanguageContext {
  values: Values;
}

function ArticleFields({ values: { translations }, languages }: ArticleFieldsProps) {
  return (
    <Panel>
      <LanguageTabs languages={languages} filled={(abbr) => Boolean(translations[abbr]?.title.trim())}>
        {(abbr) => <ArticleTranslationFields lang={abbr} values={translations[abbr] ?? noTexts} labels={labels} />}
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
          label={labels.published_at}
          help="İstanbul saatiyle. İleri bir tarih seçerseniz makale o zaman görünür."
        />
      </Panel>
      <Panel title={labels.category_id}>
        <CategoryField name="category_id" label={labels.category_id} />
      </Panel>
      <Panel title={labels.author_id}>
        <AuthorField name="author_id" label={labels.author_id} />
      </Panel>
      <Panel title={labels.cover_id}>
        <PictureField name="cover_id" label={labels.cover_id} />
      </Panel>
    </>
  );
}
