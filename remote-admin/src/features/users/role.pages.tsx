import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import type { RoleRecord } from '@vitrin/shared-contracts/roles';
import { useNavigate, useSearchParams } from '@vitrin/shared-contracts/router';
import { RecordFromId, RecordPage } from '../../editing/form/record-page.tsx';
import { LoadingView } from '../../ui/states/loading.view.tsx';
import { StateView } from '../../ui/states/state-view.tsx';
import { copiedRole } from './role-copy.ts';
import { roleKind } from './role.form.tsx';
import { rolesQuery } from './roles.api.ts';

export function RoleInsertPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const copied = copiedRole(params);
  const onSaved = () => void navigate(adminPaths.roles);
  return (
    <Roles>
      {(roles) => (
        <RecordPage
          kind={roleKind}
          record={null}
          context={{ copied: roles.find(({ role }) => role === copied) ?? null }}
          onSaved={onSaved}
        />
      )}
    </Roles>
  );
}

export function RoleUpdatePage() {
  return (
    <RecordFromId list={adminPaths.roles}>
      {(id) => <Roles>{(roles) => <ChosenRole record={roles.find((role) => role.id === id)} />}</Roles>}
    </RecordFromId>
  );
}

function ChosenRole({ record }: { record: RoleRecord | undefined }) {
  if (record?.editable) return <RecordPage kind={roleKind} record={record} context={{ copied: null }} />;
  return (
    <StateView
      title="Bu rol değiştirilemez."
      text="Rol silinmiş olabilir ya da yetkileri sizinkilerin altında değildir."
    />
  );
}

function Roles({ children }: { children: (roles: readonly RoleRecord[]) => ReactNode }) {
  const roles = useQuery(rolesQuery);
  return roles.isSuccess ? children(roles.data.items) : <LoadingView queries={[roles]} />;
}
