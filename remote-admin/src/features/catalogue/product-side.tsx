import { limits } from '@vitrin/shared-contracts/limits';
import { SelectField } from '../../editing/fields/select-field.tsx';
import { TextField } from '../../editing/fields/text-field.tsx';
import { Panel } from '../../ui/panel.tsx';
import type { Choice } from './record-names.ts';
import { PicturesField } from './pictures.field.tsx';

interface ProductSideProps {
  labels: Readonly<Record<'category_id' | 'code' | 'media', string>>;
  choices: readonly Choice[];
}

const noChoice: Choice = { value: '', label: 'Kategori seçiniz' };

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
    </>
  );
}
