import type { ProductRecord } from '@vitrin/shared-contracts/catalogue';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import { productDefinition } from '@vitrin/shared-contracts/records/catalogue-records';
import { useSearchParams } from '@vitrin/shared-contracts/router';
import { LanguageTabs } from '../../editing/fields/language-tabs.tsx';
import { blankTexts, declaredForm, type FormValues } from '../../editing/form/declared-form.ts';
import { Panel } from '../../ui/panel.tsx';
import { recordKind } from '../../editing/form/record-kind.ts';
import { recordPages, type LanguageContext } from '../../editing/form/record-page.tsx';
import { productPath } from './catalogue-addresses.ts';
import { productsOfPath } from './catalogue.sections.ts';
import { categoryChoices, type Choice } from './record-names.ts';
import { ProductSide } from './product-side.tsx';
import { ProductTranslationFields } from './product-translation.fields.tsx';
import { useCatalogue } from './use-catalogue.ts';

type Values = FormValues<typeof productDefinition>;

const declared = declaredForm(productDefinition);
const { labels } = declared;
const noTexts = blankTexts(productDefinition);

interface ProductContext extends LanguageContext {
  /** Options of the category field. */
  choices: readonly Choice[];
  /** Preselected category of a new product; empty if none. */
  category: string;
}

function useProductContext() {
  const { mainCategories, categories, languages } = useCatalogue();
  const [params] = useSearchParams();
  const known = languages.data ?? [];
  const choices = categoryChoices(mainCategories.data?.items ?? [], categories.data?.items ?? [], known);
  return {
    queries: [mainCategories, categories, languages],
    context: { languages: known, choices, category: params.get('kategori') ?? '' },
  };
}

const kind = recordKind({
  ...declared,
  linked: 'product',
  isShown: true,
  checked: {
    fields: { title: ['seo_title', 'name'], description: ['seo_description', 'summary'], document: 'document' },
    pagePath: productPath,
    pictures: ({ media }: Values) =>
      media.map((picture, index) => ({ path: 'media', label: `${index + 1}. ürün görseli`, picture })),
  },
  apiPath: api.adminProducts,
  list: { to: adminPaths.catalogue, label: 'Ürünler' },
  insert: {
    title: 'Yeni ürün',
    help: 'Ad, metin, kategori ve kod yeter; yeni ürün, kategorisinde ilk sıraya eklenir.',
  },
  update: { title: 'Ürünü düzenle', help: 'Değişiklikler güncellediğiniz anda sitede görünür.' },
  values: (record: ProductRecord | null, context: ProductContext) => ({
    ...declared.values(record, context),
    category_id: String(record?.category_id ?? context.category),
  }),
  notCopied: ['code'],
  Fields: ProductFields,
  Side: ({ choices }: ProductContext) => <ProductSide labels={labels} choices={choices} />,
});

export const { InsertPage: ProductInsertPage, UpdatePage: ProductUpdatePage } = recordPages(
  kind,
  useProductContext,
  ({ category }) => (category ? productsOfPath(Number(category)) : adminPaths.catalogue),
);

function ProductFields({ values: { translations }, languages }: ProductContext & { values: Values }) {
  return (
    <Panel title="Metinler">
      <LanguageTabs languages={languages} filled={(abbr) => Boolean(translations[abbr]?.name.trim())}>
        {(abbr) => <ProductTranslationFields lang={abbr} values={translations[abbr] ?? noTexts} labels={labels} />}
      </LanguageTabs>
    </Panel>
  );
}
