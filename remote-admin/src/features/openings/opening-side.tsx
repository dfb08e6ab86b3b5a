import { employmentLabels, employments } from '@vitrin/shared-contracts/openings';
import type { openingDefinition } from '@vitrin/shared-contracts/records/opening';
import { provinceChoices } from '../../data/province-choices.ts';
import { DayField } from '../../editing/fields/day-field.tsx';
import { SelectField } from '../../editing/fields/select-field.tsx';
import { TextField } from '../../editing/fields/text-field.tsx';
import type { FieldLabels } from '../../editing/form/declared-form.ts';
import { Panel } from '../../ui/panel.tsx';

interface OpeningSideProps {
  labels: FieldLabels<typeof openingDefinition>;
}

const employmentOptions = employments.map((value) => ({ value, label: employmentLabels[value] }));
const provinceOptions = [{ value: '', label: 'Seçilmedi' }, ...provinceChoices];

/** Fields of an opening that do not depend on the language. */
export function OpeningSide({ labels }: OpeningSideProps) {
  return (
    <>
      <Panel title="Başvuru">
        <DayField
          name="closes_on"
          label={labels.closes_on}
          help="İlan o günün sonuna kadar açıktır, sonra kendiliğinden kapanır. Boşsa siz kaldırana kadar açık kalır."
        />
        <TextField name="positions" label={labels.positions} help="Yalnızca rakam; isteğe bağlıdır." />
      </Panel>
      <Panel title="İş">
        <SelectField name="employment" label={labels.employment} options={employmentOptions} />
        <SelectField
          name="province"
          label={labels.province}
          options={provinceOptions}
          help="Arama motorları uzaktan olmayan bir ilanı iş ilanları arasında ancak iliyle gösterir."
        />
      </Panel>
    </>
  );
}
