import { invitationSchema, type SentInvitation } from '@vitrin/shared-contracts/invitations';
import { limits } from '@vitrin/shared-contracts/limits';
import { api } from '@vitrin/shared-contracts/paths';
import { SelectField } from '../../editing/fields/select-field.tsx';
import { TextField } from '../../editing/fields/text-field.tsx';
import { FormDialog } from '../../editing/form/form-dialog.tsx';
import { useRecordForm } from '../../editing/form/use-record-form.ts';
import { useRoleGroups } from './use-role-groups.ts';
import { invite } from './users.api.ts';

interface InvitationDialogProps {
  onClose: () => void;
  onSent: (sent: SentInvitation | null) => void;
}

const labels = { name: 'Ad soyad', email: 'E-posta', role_group: 'Rol' };

export function InvitationDialog({ onClose, onSent }: InvitationDialogProps) {
  const { options } = useRoleGroups();
  const form = useRecordForm({
    form: 'invitation',
    record: 0,
    version: null,
    initial: { name: '', email: '', role_group: '' },
    texts: { success: 'Davet kaydedildi.' },
    schema: invitationSchema,
    save: invite,
    invalidatedPaths: [api.adminInvitations],
    onSaved: (sent) => {
      onClose();
      onSent(sent ?? null);
    },
  });
  return (
    <FormDialog title="Davet et" form={form} version={null} labels={labels} onClose={onClose}>
      <TextField name="name" label={labels.name} required maxLength={limits.personName.max} />
      <TextField
        name="email"
        label={labels.email}
        required
        maxLength={limits.email.max}
        help="Şifresini belirleyeceği bağlantı bu adrese gönderilir; sunucuda e-posta kurulu değilse size gösterilir."
      />
      <SelectField
        name="role_group"
        label={labels.role_group}
        required
        options={[{ value: '', label: 'Rol seçiniz' }, ...options]}
        help="Kişi bu rolle katılır."
      />
    </FormDialog>
  );
}
