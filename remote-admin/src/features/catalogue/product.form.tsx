import { useMemo } from 'react';
import type { ProductRecord } from 'shared-contracts/catalogue';
import type { LanguageRecord } from 'shared-contracts/languages';
import { messages } from 'shared-contracts/messages';
import { api } from 'shared-contracts/paths';
import { LanguageTabs } from '../../shared/fields/language-tabs.tsx';
import { FormPage } from '../../shared/form/form-page.tsx';
import { Panel } from '../../shared/form/panel.tsx';
import { useRecordForm } from '../../shared/form/use-record-form.ts';
import { createRecord, updateRecord } from './catalogue.api.ts';
import { sectionPath } from './catalogue.sections.ts';
import type { Choice } from './names.ts';
import { ProductSide } from './product-side.tsx';
import { ProductTranslationFields } from './product-translation.fields.tsx';
import { blankProduct, productErrors, productInput, productValues } from './product.values.ts';

interface ProductFormProps {
  /** Null: a new product. */
  record: ProductRecord | null;
  choices: readonly Choice[];
  /** The category that a new product is meant for. */
  category?: string;
  languages: readonly LanguageRecord[];
  onSaved?: () => void;
}

const labels = {
  name: 'Ad',
  seo_name: 'Adres',
  summary: 'Özet',
  transporter_types: 'Türler',
  document: 'Metin',
  category_id: 'Kategori',
  code: 'Ürün kodu',
  active: 'Yayında',
  media: 'Görseller',
};

const back = { to: sectionPath('urunler'), label: 'Ürünler' };

export function ProductForm({ record, choices, category = '', languages, onSaved }: ProductFormProps) {
  const version = record?.version ?? null;
  const initial = useMemo(() => productValues(record, languages, category), [record, languages, category]);
  const form = useRecordForm({
    form: 'product',
    record: record?.id ?? 0,
    version,
    initial,
    texts: { success: record ? messages.updated : messages.created },
    validate: (values) => productErrors(productInput(values, record, version)),
    save: (values, replaced, key) => {
      const input = productInput(values, record, replaced);
      return record ? updateRecord(api.adminProducts, record.id, input) : createRecord(api.adminProducts, input, key);
    },
    changes: [api.adminProducts],
    onSaved,
  });
  const { translations } = form.formik.values;
  return (
    <FormPage
      title={record ? 'Ürünü düzenle' : 'Yeni ürün'}
      help={
        record
          ? 'Değişiklikler kaydettiğiniz anda sitede görünür.'
          : 'Ad, metin, kategori ve kod yeter; yeni ürün kategorisinin başında yer alır.'
      }
      back={back}
      form={form}
      version={version}
      labels={labels}
      saveLabel="Kaydet"
      side={<ProductSide labels={labels} choices={choices} />}
    >
      <Panel title="Metinler">
        <LanguageTabs languages={languages} filled={(abbr) => Boolean(translations[abbr]?.name.trim())}>
          {(abbr) => (
            <ProductTranslationFields lang={abbr} values={translations[abbr] ?? blankProduct} labels={labels} />
          )}
        </LanguageTabs>
      </Panel>
    </FormPage>
  );
}
