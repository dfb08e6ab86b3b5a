import { limits } from '@vitrin/shared-contracts/limits';
import {
  productAvailabilities,
  productCurrencies,
  type productDefinition,
  type ProductAvailability,
} from '@vitrin/shared-contracts/records/catalogue-records';
import { SelectField } from '../../editing/fields/select-field.tsx';
import { TextField } from '../../editing/fields/text-field.tsx';
import type { FieldLabels } from '../../editing/form/declared-form.ts';
import { Panel } from '../../ui/panel.tsx';
import type { Choice } from './record-names.ts';
import styles from './catalogue.module.css';
import { DocumentsField } from './documents.field.tsx';
import { PicturesField } from './pictures.field.tsx';

interface ProductSideProps {
  labels: FieldLabels<typeof productDefinition>;
  choices: readonly Choice[];
}

const noChoice: Choice = { value: '', label: 'Kategori seçiniz' };

const availabilityLabels: Readonly<Record<ProductAvailability, string>> = {
  'in-stock': 'Stokta',
  'made-to-order': 'Siparişe göre üretilir',
  'out-of-stock': 'Stokta yok',
  discontinued: 'Üretimi bitti',
};

const availabilities: readonly Choice[] = [
  { value: '', label: 'Belirtilmedi' },
  ...productAvailabilities.map((value) => ({ value, label: availabilityLabels[value] })),
];

const currencies: readonly Choice[] = productCurrencies.map((value) => ({ value, label: value }));

/** Fields of a product that do not depend on the language. */
export function ProductSide({ labels, choices }: ProductSideProps) {
  return (
    <>
      <Panel title="Katalogdaki yeri">
        <SelectField name="category_id" label={labels.category_id} required options={[noChoice, ...choices]} />
        <TextField
          name="code"
          label={labels.code}
          required
          maxLength={limits.productCode.max}
          help="Her ürünün kodu farklı olmalıdır; ziyaretçiler kodla da arayabilir."
        />
      </Panel>
      <Panel title={labels.media}>
        <PicturesField name="media" label={labels.media} max={limits.productPictures} />
      </Panel>
      <Panel title="Satış">
        <div className={styles.price}>
          <TextField name="price" label={labels.price} help="Boşsa sayfada fiyat yazmaz. Örneğin 1.250,50." />
          <SelectField name="currency" label={labels.currency} options={currencies} />
        </div>
        <SelectField name="availability" label={labels.availability} options={availabilities} />
      </Panel>
      <Panel title={labels.documents}>
        <DocumentsField name="documents" label={labels.documents} />
      </Panel>
    </>
  );
}
