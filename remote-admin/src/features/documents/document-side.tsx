import { documentGroupLabels, documentGroups, documentLanguages } from '@vitrin/shared-contracts/documents';
import type { documentDefinition } from '@vitrin/shared-contracts/records/document';
import { DayField } from '../../editing/fields/day-field.tsx';
import { PictureField } from '../../editing/fields/picture-field.tsx';
import { SelectField } from '../../editing/fields/select-field.tsx';
import type { FieldLabels } from '../../editing/form/declared-form.ts';
import { Panel } from '../../ui/panel.tsx';
import styles from './documents.module.css';
import { FileField } from './file.field.tsx';

const groupOptions = [
  { value: '', label: 'Grupsuz' },
  ...documentGroups.map((value) => ({ value, label: documentGroupLabels[value] })),
];
const languageOptions = [
  { value: '', label: 'Belirtilmedi' },
  ...Object.entries(documentLanguages).map(([value, { label }]) => ({ value, label })),
];

/** Fields of a document that do not depend on the language. */
export function DocumentSide({ labels }: { labels: FieldLabels<typeof documentDefinition> }) {
  return (
    <>
      <Panel title={labels.files}>
        <FileField name="files" />
      </Panel>
      <Panel title="Bilgiler">
        <SelectField
          name="category"
          label={labels.category}
          options={groupOptions}
          help="Sayfada aynı gruptakiler bir başlık altında durur. Grupların adı Diller’deki metinlerden değişir."
        />
        <SelectField
          name="file_language"
          label={labels.file_language}
          options={languageOptions}
          help="Dosyanın içindeki dil; her dil için ayrı doküman ekleyin."
        />
        <DayField name="issued_on" label={labels.issued_on} help="Basım ya da geçerlilik günü; isteğe bağlıdır." />
      </Panel>
      <Panel title={labels.cover_id}>
        <PictureField name="cover_id" label={labels.cover_id} />
        <p className={styles.hint}>
          Örneğin ilk sayfanın görüntüsü, dik. Seçmezseniz sitenin renkleriyle bir kapak çizilir.
        </p>
      </Panel>
    </>
  );
}
