import { Button } from '@mantine/core';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import { commonRights } from '@vitrin/shared-contracts/rights';
import type { RoleRecord } from '@vitrin/shared-contracts/roles';
import { Link } from '@vitrin/shared-contracts/router';
import { useRight } from '@vitrin/shared-contracts/state';
import { DeleteButton } from '../../ui/list/delete-buttons.tsx';
import { EditLink } from '../../ui/list/edit-link.tsx';
import { RecordRow } from '../../editing/record-list/record-row.tsx';
import { useConfirmedDelete } from '../../ui/feedback/use-confirmed-delete.ts';
import { roleCopyAddress } from './role-copy.ts';
import { deleteRole } from './roles.api.ts';
import styles from './users.module.css';

export function RoleRows({ roles }: { roles: readonly RoleRecord[] }) {
  const { confirmAndDelete } = useConfirmedDelete();
  const mayWrite = useRight('users.write');
  const remove = ({ id, name }: RoleRecord) =>
    confirmAndDelete({ subject: name, call: () => deleteRole(id), changes: [api.adminRoles, api.roleGroups] });
  return (
    <ul aria-label="Roller" className={styles.roles}>
      {roles.map((row) => (
        <RecordRow
          key={row.role}
          name={row.name}
          to={mayWrite && row.editable ? adminPaths.roleUpdate(row.id) : null}
          tag={row.id === 0 ? <span className={styles.own}>Hazır</span> : null}
          detail={`${row.rights.length - commonRights.length} yetki`}
          cells={<span className={styles.seen}>{row.users === 0 ? 'Kimsede yok' : `${row.users} kullanıcı`}</span>}
          actions={
            mayWrite ? (
              <>
                {row.editable ? <EditLink to={adminPaths.roleUpdate(row.id)} name={row.name} /> : null}
                <Button
                  component={Link}
                  to={roleCopyAddress(row.role)}
                  size="xs"
                  variant="default"
                  aria-label={`${row.name}: kopyala`}
                >
                  Kopyala
                </Button>
                {row.editable ? <DeleteButton name={row.name} onClick={() => void remove(row)} /> : null}
              </>
            ) : null
          }
        />
      ))}
    </ul>
  );
}
