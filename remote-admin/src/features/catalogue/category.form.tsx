import { useMemo } from 'react';
import type { LanguageRecord } from 'shared-contracts/languages';
import { messages } from 'shared-contracts/messages';
import { LanguageTabs } from '../../shared/fields/language-tabs.tsx';
import { SelectField } from '../../shared/fields/select-field.tsx';
import { FormPage } from '../../shared/form/form-page.tsx';
import { Panel } from '../../shared/form/panel.tsx';
import { useRecordForm } from '../../shared/form/use-record-form.ts';
import { createRecord, updateRecord } from './catalogue.api.ts';
import { categoryLevels, type AnyCategory, type CategoryLevel } from './category-levels.ts';
import { CategoryTranslationFields } from './category-translation.fields.tsx';
import { blankCategory, categoryErrors, categoryInput, categoryValues } from './category.values.ts';
import type { Choice } from './names.ts';

interface CategoryFormProps {
  level: CategoryLevel;
  /** Null: a new one. */
  record: AnyCategory | null;
  /** Main categories to choose from. */
  mains: readonly Choice[];
  /** The main category that a new one is meant for; empty: not chosen yet. */
  main: string;
  languages: readonly LanguageRecord[];
  onSaved?: () => void;
}

const labels = {
  main_category_id: 'Ana kategori',
  name: 'Ad',
  seo_name: 'Adres',
  seo_title: 'Arama başlığı',
  seo_description: 'Arama açıklaması',
};

const help = {
  insert: 'Adı yeter; yenisi listenin başında yer alır.',
  update: 'Değişiklikler kaydettiğiniz anda sitede görünür.',
};

const noChoice: Choice = { value: '', label: 'Ana kategori seçiniz' };

/** One form for both levels; a category also has its main category. */
export function CategoryForm(props: CategoryFormProps) {
  const { level, record, mains, main, languages, onSaved } = props;
  const { url, back, titles } = categoryLevels[level];
  const version = record?.version ?? null;
  const step = record ? 'update' : 'insert';
  const initial = useMemo(() => categoryValues(record, languages, main), [record, languages, main]);
  const form = useRecordForm({
    form: level,
    record: record?.id ?? 0,
    version,
    initial,
    texts: { success: record ? messages.updated : messages.created },
    validate: (values) => categoryErrors(level, categoryInput(level, values, record, version)),
    save: (values, replaced, key) => {
      const input = categoryInput(level, values, record, replaced);
      return record ? updateRecord(url, record.id, input) : createRecord(url, input, key);
    },
    changes: [url],
    onSaved,
  });
  const { translations } = form.formik.values;
  return (
    <FormPage
      title={titles[step]}
      help={help[step]}
      back={back}
      form={form}
      version={version}
      labels={labels}
      saveLabel="Kaydet"
    >
      {level === 'category' ? <MainCategoryPanel choices={record ? mains : [noChoice, ...mains]} /> : null}
      <Panel>
        <LanguageTabs languages={languages} filled={(abbr) => Boolean(translations[abbr]?.name.trim())}>
          {(abbr) => (
            <CategoryTranslationFields lang={abbr} values={translations[abbr] ?? blankCategory} labels={labels} />
          )}
        </LanguageTabs>
      </Panel>
    </FormPage>
  );
}

function MainCategoryPanel({ choices }: { choices: readonly Choice[] }) {
  return (
    <Panel>
      <SelectField
        name="main_category_id"
        label={labels.main_category_id}
        required
        options={choices}
        help="Başka bir ana kategoriye taşınan kategori, ürünleriyle birlikte gider ve orada başa gelir."
      />
    </Panel>
  );
}
