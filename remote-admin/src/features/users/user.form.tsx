import { limits } from '@vitrin/shared-contracts/limits';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import { userFormSchema, type UserRecord } from '@vitrin/shared-contracts/users';
import { SelectField } from '../../editing/fields/select-field.tsx';
import { TextField } from '../../editing/fields/text-field.tsx';
import { Panel } from '../../ui/panel.tsx';
import { recordKind } from '../../editing/form/record-kind.ts';
import { useRoleGroups } from './use-role-groups.ts';
import { UserSide } from './user-side.tsx';
import { saveUser } from './users.api.ts';

const labels = { name: 'Ad soyad', email: 'E-posta', role_group: 'Rol' };

export const userKind = recordKind({
  form: 'user',
  apiPath: api.adminUsers,
  list: { to: adminPaths.users, label: 'Kullanıcılar' },
  insert: {
    title: 'Yeni kullanıcı',
    help: 'Kaydettiğinizde tek kullanımlık bir şifre üretilir ve size bir kez gösterilir.',
  },
  update: {
    title: 'Kullanıcıyı düzenle',
    help: 'Rolü değişen kişinin açık oturumları kapanır; yeni yetkileriyle yeniden giriş yapar.',
  },
  labels,
  schema: userFormSchema,
  values: (record: UserRecord | null) => ({
    name: record?.name ?? '',
    email: record?.email ?? '',
    // Empty until a role is chosen.
    role_group: record?.role_group ?? '',
  }),
  send: saveUser,
  Fields: UserFields,
  Side: UserSide,
});

function UserFields({ record }: { record: UserRecord | null }) {
  const { options } = useRoleGroups();
  return (
    <Panel>
      <TextField name="name" label={labels.name} required maxLength={limits.personName.max} />
      <TextField
        name="email"
        label={labels.email}
        required
        maxLength={limits.email.max}
        help="Panele bu adresle giriş yapar. Bu adrese kendiliğinden e-posta gönderilmez."
      />
      <SelectField
        name="role_group"
        label={labels.role_group}
        required
        options={record ? options : [{ value: '', label: 'Rol seçiniz' }, ...options]}
        help="Rol, hangi ekranları görebileceğini ve neleri değiştirebileceğini belirler."
      />
    </Panel>
  );
}
