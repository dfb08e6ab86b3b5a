import { Button } from '@mantine/core';
import IconMailPlus from '@tabler/icons-react/dist/esm/icons/IconMailPlus.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { adminPaths, dialogAddress } from '@vitrin/shared-contracts/paths';
import { Link } from '@vitrin/shared-contracts/router';
import { useRight } from '@vitrin/shared-contracts/state';
import { newRecordParam } from '../../editing/form/use-open-record.ts';
import styles from './users.module.css';

/** The two ways to add a user: by invitation, or with a one-time password. */
export function AddUserButtons() {
  if (!useRight('users.write')) return null;
  return (
    <div className={styles.buttons}>
      <Button
        component={Link}
        to={adminPaths.userInsert}
        variant="default"
        leftSection={<IconPlus size={18} aria-hidden />}
      >
        Yeni kullanıcı
      </Button>
      <InviteButton to={dialogAddress(adminPaths.invitations, newRecordParam)} />
    </div>
  );
}

export function InviteButton({ to }: { to: string }) {
  return (
    <Button component={Link} to={to} leftSection={<IconMailPlus size={18} aria-hidden />}>
      Davet et
    </Button>
  );
}
