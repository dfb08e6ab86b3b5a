import type { ArticleCategoryRecord } from '@vitrin/shared-contracts/article-categories';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import { articleCategoryDefinition } from '@vitrin/shared-contracts/records/article-category';
import { LanguageTabs } from '../../../editing/fields/language-tabs.tsx';
import { blankTexts, declaredForm, type FormValues } from '../../../editing/form/declared-form.ts';
import { recordKind } from '../../../editing/form/record-kind.ts';
import { recordPages, useLanguageContext, type LanguageContext } from '../../../editing/form/record-page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { CategoryTranslationFields } from './category-translation.fields.tsx';

type Values = FormValues<typeof articleCategoryDefinition>;

const declared = declaredForm(articleCategoryDefinition);
const { labels } = declared;
const noTexts = blankTexts(articleCategoryDefinition);

const kind = recordKind({
  ...declared,
  linked: 'article-category',
  isShown: true,
  apiPath: api.adminArticleCategories,
  list: { to: adminPaths.articleCategories, label: 'Makale kategorileri' },
  insert: { title: 'Yeni makale kategorisi', help: 'Ad yeter. Yayında bir makalesi olunca sitede görünür.' },
  update: {
    title: 'Makale kategorisini düzenle',
    help: 'Değişiklikler güncellediğiniz anda sitede, makalelerde de görünür.',
  },
  values: (record: ArticleCategoryRecord | null, context: LanguageContext) => declared.values(record, context),
  Fields: CategoryFields,
});

export const categoryPages = recordPages(kind, useLanguageContext);

function CategoryFields({ values: { translations }, languages }: LanguageContext & { values: Values }) {
  return (
    <Panel>
      <LanguageTabs languages={languages} filled={(abbr) => Boolean(translations[abbr]?.name.trim())}>
        {(abbr) => <CategoryTranslationFields lang={abbr} values={translations[abbr] ?? noTexts} labels={labels} />}
      </LanguageTabs>
    </Panel>
  );
}
