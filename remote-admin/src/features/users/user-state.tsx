import { userStateLabels, type UserRecord } from 'shared-contracts/users';
import styles from './users.module.css';

/** Whether the person can sign in, in words. */
export function UserState({ user: { active, must_change_password } }: { user: UserRecord }) {
  if (active === 0) return <span className={styles.state}>{userStateLabels.disabled}</span>;
  if (must_change_password === 1) {
    return (
      <span className={styles.state} data-state="waiting">
        Şifresini değiştirecek
      </span>
    );
  }
  return (
    <span className={styles.state} data-state="active">
      {userStateLabels.active}
    </span>
  );
}
