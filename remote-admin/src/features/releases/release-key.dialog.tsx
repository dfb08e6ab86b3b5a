import { messages } from '@vitrin/shared-contracts/messages';
import { api } from '@vitrin/shared-contracts/paths';
import {
  publishKeyDays,
  publishKeySchema,
  type NewPublishKey,
  type RemoteRow,
} from '@vitrin/shared-contracts/release-management';
import { SelectField } from '../../editing/fields/select-field.tsx';
import { TextField } from '../../editing/fields/text-field.tsx';
import { FormDialog } from '../../editing/form/form-dialog.tsx';
import { useRecordForm } from '../../editing/form/use-record-form.ts';
import { createPublishKey } from './releases.api.ts';

interface ReleaseKeyDialogProps {
  remotes: readonly RemoteRow[];
  onClose: () => void;
  onCreated: (made: NewPublishKey | null) => void;
}

const labels = { remote: 'Birim', name: 'Ad', days: 'Kaç gün geçerli olsun?' };

export function ReleaseKeyDialog({ remotes, onClose, onCreated }: ReleaseKeyDialogProps) {
  const form = useRecordForm({
    form: 'release-key',
    record: 0,
    version: null,
    initial: { remote: '', name: '', days: String(publishKeyDays.default) },
    texts: { success: messages.created },
    schema: publishKeySchema,
    save: createPublishKey,
    invalidatedPaths: [api.adminReleaseKeys],
    onSaved: (made) => {
      onClose();
      onCreated(made ?? null);
    },
  });
  return (
    <FormDialog title="Yeni yayın anahtarı" form={form} version={null} labels={labels} onClose={onClose}>
      <SelectField
        name="remote"
        label={labels.remote}
        required
        help="Anahtar yalnızca bu birimin sürümlerini gönderebilir. Kabuğun anahtarı Kabuk sayfasında oluşturulur."
        options={[
          { value: '', label: 'Birim seçiniz' },
          ...remotes.map(({ name, title }) => ({ value: name, label: title })),
        ]}
      />
      <TextField
        name="name"
        label={labels.name}
        required
        help="Anahtarı kimin kullanacağını söyleyen bir ad, örneğin “Blog ekibi, GitHub”."
      />
      <TextField
        name="days"
        label={labels.days}
        required
        help={`En çok ${publishKeyDays.max} gün. Süresi dolan anahtar kendiliğinden geçersiz olur.`}
      />
    </FormDialog>
  );
}
