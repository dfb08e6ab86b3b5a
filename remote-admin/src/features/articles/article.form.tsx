import { useMemo } from 'react';
import type { ArticleRecord } from 'shared-contracts/articles';
import type { LanguageRecord } from 'shared-contracts/languages';
import { messages } from 'shared-contracts/messages';
import { adminPaths, api } from 'shared-contracts/paths';
import { LanguageTabs } from '../../shared/fields/language-tabs.tsx';
import { FormPage } from '../../shared/form/form-page.tsx';
import { Panel } from '../../shared/form/panel.tsx';
import { useRecordForm } from '../../shared/form/use-record-form.ts';
import { ArticleSide } from './article-side.tsx';
import { ArticleTranslationFields } from './article-translation.fields.tsx';
import { articleErrors, articleInput, articleValues, blankArticle } from './article.values.ts';
import { createArticle, updateArticle } from './articles.api.ts';

interface ArticleFormProps {
  /** Null: a new article. */
  record: ArticleRecord | null;
  languages: readonly LanguageRecord[];
  onSaved?: () => void;
}

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

const back = { to: adminPaths.articles, label: 'Makaleler' };

export function ArticleForm({ record, languages, onSaved }: ArticleFormProps) {
  const version = record?.version ?? null;
  const initial = useMemo(() => articleValues(record, languages, new Date()), [record, languages]);
  const form = useRecordForm({
    form: 'article',
    record: record?.id ?? 0,
    version,
    initial,
    texts: { success: record ? messages.updated : messages.created },
    validate: (values) => articleErrors(articleInput(values, record, version)),
    save: (values, replaced, key) => {
      const input = articleInput(values, record, replaced);
      return record ? updateArticle(record.id, input) : createArticle(input, key);
    },
    changes: [api.adminArticles],
    onSaved,
  });
  const { translations } = form.formik.values;
  return (
    <FormPage
      title={record ? 'Makaleyi düzenle' : 'Yeni makale'}
      help={
        record
          ? 'Değişiklikler kaydettiğiniz anda sitede görünür.'
          : 'Başlık ve metin yeter; kalanını sonra tamamlayabilirsiniz.'
      }
      back={back}
      form={form}
      version={version}
      labels={labels}
      saveLabel="Kaydet"
      side={<ArticleSide />}
    >
      <Panel>
        <LanguageTabs languages={languages} filled={(abbr) => Boolean(translations[abbr]?.title.trim())}>
          {(abbr) => (
            <ArticleTranslationFields lang={abbr} values={translations[abbr] ?? blankArticle} labels={labels} />
          )}
        </LanguageTabs>
      </Panel>
    </FormPage>
  );
}
