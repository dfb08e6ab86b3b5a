import { messages } from '@vitrin/shared-contracts/messages';
import { api } from '@vitrin/shared-contracts/paths';
import { remoteSchema } from '@vitrin/shared-contracts/release-management';
import { TextField } from '../../editing/fields/text-field.tsx';
import { FormDialog } from '../../editing/form/form-dialog.tsx';
import { useRecordForm } from '../../editing/form/use-record-form.ts';
import { createRemote } from './releases.api.ts';

interface RemoteDialogProps {
  onClose: () => void;
}

const labels = { title: 'Ad', name: 'Teknik ad', segment: 'Sitedeki adresi' };

export function RemoteDialog({ onClose }: RemoteDialogProps) {
  const form = useRecordForm({
    form: 'remote',
    record: 0,
    version: null,
    initial: { name: '', segment: '', title: '' },
    texts: { success: messages.created },
    schema: remoteSchema,
    save: createRemote,
    invalidatedPaths: [api.adminRemotes],
    onSaved: onClose,
  });
  return (
    <FormDialog title="Birim ekle" form={form} version={null} labels={labels} onClose={onClose}>
      <TextField name="title" label={labels.title} required help="Panelde görünen ad, örneğin “Etkinlikler”." />
      <TextField
        name="name"
        label={labels.name}
        required
        placeholder="remote_etkinlik"
        help="Ekibin kaynak kodundaki ad; remote_ ile başlar."
      />
      <TextField
        name="segment"
        label={labels.segment}
        required
        prefix="/"
        placeholder="etkinlikler"
        help="Bu yol ile başlayan bütün sayfaları bu birim gösterir. Sitenin kullandığı bir adres seçilemez."
      />
    </FormDialog>
  );
}
