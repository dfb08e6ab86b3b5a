import { apiKeyDays, apiKeyInputSchema, apiKeyRights, type NewApiKey } from '@vitrin/shared-contracts/api-keys';
import { messages } from '@vitrin/shared-contracts/messages';
import { api } from '@vitrin/shared-contracts/paths';
import { rightLabel } from '@vitrin/shared-contracts/right-groups';
import { useSession } from '@vitrin/shared-contracts/state';
import { CheckboxGroupField } from '../../editing/fields/checkbox-group-field.tsx';
import { SelectField } from '../../editing/fields/select-field.tsx';
import { TextField } from '../../editing/fields/text-field.tsx';
import { FormDialog } from '../../editing/form/form-dialog.tsx';
import { useRecordForm } from '../../editing/form/use-record-form.ts';
import { createApiKey } from './api-keys.api.ts';

interface ApiKeyDialogProps {
  onClose: () => void;
  onCreated: (made: NewApiKey | null) => void;
}

const labels = { name: 'Ad', rights: 'Yetkiler', days: 'Geçerlilik süresi' };
const initial: { name: string; rights: string[]; days: string } = { name: '', rights: [], days: '90' };

export function ApiKeyDialog({ onClose, onCreated }: ApiKeyDialogProps) {
  const held = useSession()?.rights;
  const form = useRecordForm({
    form: 'api-key',
    record: 0,
    version: null,
    initial,
    texts: { success: messages.created },
    schema: apiKeyInputSchema,
    save: createApiKey,
    invalidatedPaths: [api.adminApiKeys],
    onSaved: (made) => {
      onClose();
      onCreated(made ?? null);
    },
  });
  return (
    <FormDialog title="Yeni API anahtarı" form={form} version={null} labels={labels} onClose={onClose}>
      <TextField
        name="name"
        label={labels.name}
        required
        help="Anahtarı hangi programın kullanacağını söyleyen bir ad, örneğin “Stok programı”."
      />
      <SelectField
        name="days"
        label={labels.days}
        required
        help="Süresi dolan anahtar kendiliğinden geçersiz olur."
        options={apiKeyDays.map((days) => ({ value: String(days), label: `${days} gün` }))}
      />
      <CheckboxGroupField
        name="rights"
        label={labels.rights}
        help="Yalnızca gerekenleri seçin. Anahtar, sizde olmayan bir yetkiyi kullanamaz."
        options={apiKeyRights
          .filter((right) => held?.has(right))
          .map((right) => ({ value: right, label: rightLabel(right) }))}
      />
    </FormDialog>
  );
}
