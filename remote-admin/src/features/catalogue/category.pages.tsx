import { categoryInputSchema, mainCategoryInputSchema, type CategoryTranslation } from 'shared-contracts/catalogue';
import { useSearchParams } from 'shared-contracts/router';
import { LanguageTabs } from '../../shared/fields/language-tabs.tsx';
import { SelectField } from '../../shared/fields/select-field.tsx';
import { Panel } from '../../shared/form/panel.tsx';
import { recordKind, type RecordParts } from '../../shared/form/record-kind.ts';
import { recordPages, type LanguageContext } from '../../shared/form/record-page.tsx';
import { languageValues, sentLanguages } from '../../shared/form/sent-languages.ts';
import { categoryLevels, type AnyCategory, type CategoryLevel } from './category-levels.ts';
import { CategoryTranslationFields } from './category-translation.fields.tsx';
import { mainCategoryChoices, type Choice } from './names.ts';
import { useCatalogue } from './use-catalogue.ts';

const labels = {
  main_category_id: 'Ana kategori',
  name: 'Ad',
  seo_name: 'Adres',
  seo_title: 'Arama başlığı',
  seo_description: 'Arama açıklaması',
};

interface CategoryContext extends LanguageContext {
  /** Main categories to choose from. */
  mains: readonly Choice[];
  /** The main category that a new one is meant for; empty: not chosen yet. */
  main: string;
}

function useCategoryContext() {
  const { mains, languages } = useCatalogue();
  const [params] = useSearchParams();
  const known = languages.data ?? [];
  const choices = mainCategoryChoices(mains.data?.items ?? [], known);
  return {
    queries: [mains, languages],
    context: { languages: known, mains: choices, main: params.get('ana') ?? '' },
  };
}

interface CategoryValues {
  /** The id as a string, because select options hold strings; unused for main categories. */
  main_category_id: string;
  translations: Record<string, ReturnType<typeof translationValues>>;
}

const translationValues = ({ name, seo_name, seo_title, seo_description }: CategoryTranslation) => ({
  name,
  seo_name,
  seo_title: seo_title ?? '',
  seo_description: seo_description ?? '',
});

const blankCategory: ReturnType<typeof translationValues> = {
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
    call: url,
    list: back,
    insert: { title: titles.insert, help: 'Adı yeter; yenisi listenin başında yer alır.' },
    update: { title: titles.update, help: 'Değişiklikler kaydettiğiniz anda sitede görünür.' },
    labels,
    schema: level === 'category' ? categoryInputSchema : mainCategoryInputSchema,
    values: (record: AnyCategory | null, { languages, main }: CategoryContext): CategoryValues => ({
      main_category_id: String(record?.main_category_id ?? main),
      translations: languageValues(languages, record?.translations, blankCategory, translationValues),
    }),
    input: ({ main_category_id, translations }, record) => ({
      // Omitted while nothing is chosen, so that validation reports the field as missing.
      main_category_id: main_category_id || undefined,
      translations: sentLanguages(translations, record?.translations),
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

function CategoryFields({ level, record, values: { translations }, mains, languages }: CategoryFieldsProps) {
  return (
    <>
      {level === 'category' ? (
        <Panel>
          <SelectField
            name="main_category_id"
            label={labels.main_category_id}
            required
            options={record ? mains : [{ value: '', label: 'Ana kategori seçiniz' }, ...mains]}
            help="Başka bir ana kategoriye taşınan kategori, ürünleriyle birlikte gider ve orada başa gelir."
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
