import { adminPaths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/router';
import { useRight, useSession } from 'shared-contracts/state';
import type { UserRecord } from 'shared-contracts/users';
import { EditLink } from '../../shared/list/edit-link.tsx';
import { Moment } from '../../shared/list/moment.tsx';
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
    <li className={styles.row} data-disabled={user.active === 0 || undefined}>
      <div className={styles.words}>
        {mayWrite ? (
          <Link className={styles.name} to={edit}>
            {name}
          </Link>
        ) : (
          <span className={styles.name}>
            {name}
            {isOwn ? <span className={styles.own}>Siz</span> : null}
          </span>
        )}
        <span className={styles.email}>
          {email}
          {user.second_factor === 1 ? <span className={styles.secondFactor}>2 adımlı</span> : null}
        </span>
      </div>
      <span className={styles.role}>{role}</span>
      <UserState user={user} />
      <span className={styles.seen}>
        <span className={styles.seenLabel}>Son giriş: </span>
        {last_sign_in_at ? <Moment iso={last_sign_in_at} /> : 'Hiç giriş yapmadı'}
      </span>
      <div className={styles.actions}>
        {mayWrite ? (
          <>
            <EditLink to={edit} name={name} />
            <UserMenu user={user} onSwitch={onSwitch} />
          </>
        ) : null}
      </div>
    </li>
  );
}
