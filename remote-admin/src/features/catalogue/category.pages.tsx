import {
  categoryInputSchema,
  mainCategoryInputSchema,
  type CategoryTranslation,
} from '@vitrin/shared-contracts/catalogue';
import { useSearchParams } from '@vitrin/shared-contracts/router';
import { LanguageTabs } from '../../shared/fields/language-tabs.tsx';
import { SelectField } from '../../shared/fields/select-field.tsx';
import { Panel } from '../../shared/form/panel.tsx';
import { recordKind, type RecordParts } from '../../shared/form/record-kind.ts';
import { recordPages, type LanguageContext } from '../../shared/form/record-page.tsx';
import { translationValues, translationsToSend } from '../../shared/form/translations-to-send.ts';
import { categoryLevels, type AnyCategory, type CategoryLevel } from './category-levels.ts';
import { CategoryTranslationFields } from './category-translation.fields.tsx';
import { mainCategoryChoices, type Choice } from './record-names.ts';
import { useCatalogue } from './use-catalogue.ts';

const labels = {
  main_category_id: 'Ana kategori',
  name: 'Ad',
  seo_name: 'Adres',
  seo_title: 'Arama başlığı',
  seo_description: 'Arama açıklaması',
};

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

interface CategoryValues {
  /** The id as a string, because select options hold strings; unused for main categories. */
  main_category_id: string;
  translations: Record<string, ReturnType<typeof toTranslationValues>>;
}

const toTranslationValues = ({ name, seo_name, seo_title, seo_description }: CategoryTranslation) => ({
  name,
  seo_name,
  seo_title: seo_title ?? '',
  seo_description: seo_description ?? '',
});

const blankCategory: ReturnType<typeof toTranslationValues> = {
  name: '',
  seo_name: '',
  seo_title: '',
  seo_description: '',
};

/** Creates the pages of both levels with one form; only a category has a main category field. */
function categoryPages(level: CategoryLevel) {
  const { url, back, titles } = categoryLevels[level];
  const kind = recordKind({
    form: level,
    history: { entity: level },
    isShown: true,
    apiPath: url,
    list: back,
    insert: { title: titles.insert, help: 'Ad yeter; yeni kayıt listenin başına eklenir.' },
    update: { title: titles.update, help: 'Değişiklikler güncellediğiniz anda sitede görünür.' },
    labels,
    schema: level === 'category' ? categoryInputSchema : mainCategoryInputSchema,
    values: (record: AnyCategory | null, { languages, mainCategoryId }: CategoryContext): CategoryValues => ({
      main_category_id: String(record?.main_category_id ?? mainCategoryId),
      translations: translationValues(languages, record?.translations, blankCategory, toTranslationValues),
    }),
    input: ({ main_category_id, translations }, record) => ({
      // Omitted while nothing is chosen, so that validation reports the field as missing.
      main_category_id: main_category_id || undefined,
      translations: translationsToSend(translations, record?.translations),
    }),
    Fields: (parts: RecordParts<AnyCategory | null, CategoryValues> & CategoryContext) => (
      <CategoryFields level={level} {...parts} />
    ),
  });
  return recordPages(kind, useCategoryContext);
}

export const { InsertPage: MainCategoryInsertPage, UpdatePage: MainCategoryUpdatePage } =
  categoryPages('main-category');
export const { InsertPage: CategoryInsertPage, UpdatePage: CategoryUpdatePage } = categoryPages('category');

interface CategoryFieldsProps extends RecordParts<AnyCategory | null, CategoryValues>, CategoryContext {
  level: CategoryLevel;
}

function CategoryFields({ level, record, values: { translations }, mainCategories, languages }: CategoryFieldsProps) {
  return (
    <>
      {level === 'category' ? (
        <Panel>
          <SelectField
            name="main_category_id"
            label={labels.main_category_id}
            required
            options={record ? mainCategories : [{ value: '', label: 'Ana kategori seçiniz' }, ...mainCategories]}
            help="Başka bir ana kategoriye taşınan kategorinin ürünleri de taşınır; kategori orada listenin başında yer alır."
          />
        </Panel>
      ) : null}
      <Panel>
        <LanguageTabs languages={languages} filled={(abbr) => Boolean(translations[abbr]?.name.trim())}>
          {(abbr) => (
            <CategoryTranslationFields lang={abbr} values={translations[abbr] ?? blankCategory} labels={labels} />
          )}
        </LanguageTabs>
      </Panel>
    </>
  );
}
