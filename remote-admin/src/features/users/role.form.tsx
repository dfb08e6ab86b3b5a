import { limits } from '@vitrin/shared-contracts/limits';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import type { Right } from '@vitrin/shared-contracts/rights';
import { roleInputSchema, type RoleRecord } from '@vitrin/shared-contracts/roles';
import { TextField } from '../../editing/fields/text-field.tsx';
import { Panel } from '../../ui/panel.tsx';
import { recordKind } from '../../editing/form/record-kind.ts';
import { RightsField } from './rights-field.tsx';
import { saveRole } from './roles.api.ts';

const labels = { name: 'Rolün adı', rights: 'Yetkiler' };

export interface RoleContext {
  /** Role whose rights a new one starts with. */
  copied: Pick<RoleRecord, 'name' | 'rights'> | null;
}

export const roleKind = recordKind({
  form: 'role',
  apiPath: api.adminRoles,
  invalidatedPaths: [api.adminRoles, api.roleGroups],
  list: { to: adminPaths.roles, label: 'Roller' },
  insert: { title: 'Yeni rol', help: 'Yalnızca kendinizde olan yetkileri verebilirsiniz.' },
  update: {
    title: 'Rolü düzenle',
    help: 'Değişiklik, bu roldeki kişilerin açık oturumlarında da hemen geçerli olur.',
  },
  labels,
  schema: roleInputSchema,
  values: (record: RoleRecord | null, { copied }: RoleContext): { name: string; rights: Right[] } => ({
    name: record?.name ?? (copied ? `${copied.name} (kopya)` : ''),
    rights: record?.rights ?? copied?.rights ?? [],
  }),
  send: saveRole,
  Fields: RoleFields,
});

function RoleFields() {
  return (
    <>
      <Panel>
        <TextField name="name" label={labels.name} required maxLength={limits.roleName.max} />
      </Panel>
      <Panel title={labels.rights}>
        <RightsField name="rights" />
      </Panel>
    </>
  );
}
