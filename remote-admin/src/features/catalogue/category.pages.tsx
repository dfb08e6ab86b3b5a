import type { CategoryRecord, MainCategoryRecord } from '@vitrin/shared-contracts/catalogue';
import { categoryDefinition, mainCategoryDefinition } from '@vitrin/shared-contracts/records/catalogue-records';
import { useSearchParams } from '@vitrin/shared-contracts/router';
import { LanguageTabs } from '../../editing/fields/language-tabs.tsx';
import { SelectField } from '../../editing/fields/select-field.tsx';
import { blankTexts, declaredForm, type FormTexts } from '../../editing/form/declared-form.ts';
import { Panel } from '../../ui/panel.tsx';
import { recordKind } from '../../editing/form/record-kind.ts';
import { recordPages, type LanguageContext } from '../../editing/form/record-page.tsx';
import { categoryLevels, type CategoryLevel } from './category-levels.ts';
import { CategoryTranslationFields } from './category-translation.fields.tsx';
import { mainCategoryChoices, type Choice } from './record-names.ts';
import { useCatalogue } from './use-catalogue.ts';

const mainForm = declaredForm(mainCategoryDefinition);
const form = declaredForm(categoryDefinition);
const { labels } = form;
const noTexts = blankTexts(categoryDefinition);

interface CategoryContext extends LanguageContext {
  /** Options of the main category field. */
  mainCategories: readonly Choice[];
  /** Preselected main category of a new category; empty if none. */
  mainCategoryId: string;
}

function useCategoryContext() {
  const { mainCategories, languages } = useCatalogue();
  const [params] = useSearchParams();
  const known = languages.data ?? [];
  const choices = mainCategoryChoices(mainCategories.data?.items ?? [], known);
  return {
    queries: [mainCategories, languages],
    context: { languages: known, mainCategories: choices, mainCategoryId: params.get('ana') ?? '' },
  };
}

function levelTexts(level: CategoryLevel) {
  const { url, back, titles } = categoryLevels[level];
  return {
    isShown: true,
    apiPath: url,
    list: back,
    insert: { title: titles.insert, help: 'Ad yeter; yeni kayıt listenin başına eklenir.' },
    update: { title: titles.update, help: 'Değişiklikler güncellediğiniz anda sitede görünür.' },
  };
}

const mainCategoryKind = recordKind({
  ...mainForm,
  ...levelTexts('main-category'),
  values: (record: MainCategoryRecord | null, context: CategoryContext) => mainForm.values(record, context),
  Fields: CategoryTexts,
});

const categoryKind = recordKind({
  ...form,
  ...levelTexts('category'),
  values: (record: CategoryRecord | null, context: CategoryContext) => ({
    ...form.values(record, context),
    main_category_id: String(record?.main_category_id ?? context.mainCategoryId),
  }),
  Fields: CategoryFields,
});

export const { InsertPage: MainCategoryInsertPage, UpdatePage: MainCategoryUpdatePage } = recordPages(
  mainCategoryKind,
  useCategoryContext,
);
export const { InsertPage: CategoryInsertPage, UpdatePage: CategoryUpdatePage } = recordPages(
  categoryKind,
  useCategoryContext,
);

interface CategoryTextsProps extends LanguageContext {
  values: { translations: Readonly<Record<string, FormTexts<typeof categoryDefinition>>> };
}

function CategoryTexts({ values: { translations }, languages }: CategoryTextsProps) {
  return (
    <Panel>
      <LanguageTabs languages={languages} filled={(abbr) => Boolean(translations[abbr]?.name.trim())}>
        {(abbr) => <CategoryTranslationFields lang={abbr} values={translations[abbr] ?? noTexts} labels={labels} />}
      </LanguageTabs>
    </Panel>
  );
}

interface CategoryFieldsProps extends CategoryContext, CategoryTextsProps {
  record: CategoryRecord | null;
}

function CategoryFields({ record, values, mainCategories, languages }: CategoryFieldsProps) {
  return (
    <>
      <Panel>
        <SelectField
          name="main_category_id"
          label={labels.main_category_id}
          required
          options={record ? mainCategories : [{ value: '', label: 'Ana kategori seçiniz' }, ...mainCategories]}
          help="Başka bir ana kategoriye taşınan kategorinin ürünleri de taşınır; kategori orada listenin başında yer alır."
        />
      </Panel>
      <CategoryTexts values={values} languages={languages} />
    </>
  );
}
