import { useMemo, type ReactNode } from 'react';
import type { Answer } from 'shared-contracts/http';
import { limits } from 'shared-contracts/limits';
import { messages } from 'shared-contracts/messages';
import { adminPaths, api } from 'shared-contracts/paths';
import type { UserRecord } from 'shared-contracts/users';
import { SelectField } from '../../shared/fields/select-field.tsx';
import { TextField } from '../../shared/fields/text-field.tsx';
import { FormPage } from '../../shared/form/form-page.tsx';
import { Panel } from '../../shared/form/panel.tsx';
import { useRecordForm } from '../../shared/form/use-record-form.ts';
import { useRoleGroups } from './use-role-groups.ts';
import { userErrors, userInput, userValues, type UserFormInput } from './user.values.ts';

interface UserFormProps {
  /** Null: a new person. */
  record: UserRecord | null;
  side: ReactNode;
  save: (input: UserFormInput, key: string) => Promise<Answer<unknown>>;
  onSaved?: () => void;
}

const labels = { name: 'Ad soyad', email: 'E-posta', role_group: 'Rol' };
const back = { to: adminPaths.users, label: 'Kullanıcılar' };
const help = {
  insert: 'Kaydettiğinizde tek kullanımlık bir şifre üretilir ve size bir kez gösterilir.',
  update: 'Rolü değişen kişinin açık oturumları kapanır; yeni yetkileriyle yeniden giriş yapar.',
};

export function UserForm({ record, side, save, onSaved }: UserFormProps) {
  const version = record?.version ?? null;
  const initial = useMemo(() => userValues(record), [record]);
  const { options } = useRoleGroups();
  const form = useRecordForm({
    form: 'user',
    record: record?.id ?? 0,
    version,
    initial,
    texts: { success: record ? messages.updated : messages.created },
    validate: userErrors,
    save: (values, replaced, key) => save(userInput(values, replaced), key),
    changes: [api.adminUsers],
    onSaved,
  });
  return (
    <FormPage
      title={record ? 'Kullanıcıyı düzenle' : 'Yeni kullanıcı'}
      help={record ? help.update : help.insert}
      back={back}
      form={form}
      version={version}
      labels={labels}
      saveLabel="Kaydet"
      side={side}
    >
      <Panel>
        <TextField name="name" label={labels.name} required longest={limits.personName.max} />
        <TextField
          name="email"
          label={labels.email}
          required
          longest={limits.email.max}
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
    </FormPage>
  );
}
