import { adminPaths } from '@vitrin/shared-contracts/paths';
import { useRight, useSession } from '@vitrin/shared-contracts/state';
import type { UserRecord } from '@vitrin/shared-contracts/users';
import { EditLink } from '../../ui/list/edit-link.tsx';
import { Moment } from '../../ui/list/moment.tsx';
import { RecordRow } from '../../editing/record-list/record-row.tsx';
import { UserMenu } from './user-menu.tsx';
import { UserState } from './user-state.tsx';
import styles from './users.module.css';

interface UserRowProps {
  user: UserRecord;
  role: string;
  onSwitch: () => void;
}

export function UserRow({ user, role, onSwitch }: UserRowProps) {
  const { id, name, email, last_sign_in_at } = user;
  const isOwn = useSession()?.user.email === email;
  const mayWrite = useRight('users.write') && !isOwn;
  const edit = adminPaths.userUpdate(id);
  return (
    <RecordRow
      name={name}
      to={mayWrite ? edit : null}
      tag={isOwn ? <span className={styles.own}>Siz</span> : null}
      muted={user.active === 0}
      detail={
        <>
          <span>{email}</span>
          {user.second_factor === 1 ? <span className={styles.secondFactor}>2 adımlı</span> : null}
        </>
      }
      cells={
        <>
          <span className={styles.role}>{role}</span>
          <UserState user={user} />
          <span className={styles.seen}>
            <span className={styles.seenLabel}>Son giriş: </span>
            {last_sign_in_at ? <Moment iso={last_sign_in_at} /> : <span>Hiç giriş yapmadı</span>}
          </span>
        </>
      }
      actions={
        mayWrite ? (
          <>
            <EditLink to={edit} name={name} />
            <UserMenu user={user} onSwitch={onSwitch} />
          </>
        ) : null
      }
    />
  );
}
