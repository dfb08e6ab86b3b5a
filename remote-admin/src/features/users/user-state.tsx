import type { ComponentProps, ReactNode } from 'react';
import { userStateLabels, type UserRecord } from '@vitrin/shared-contracts/users';
import { StateDot } from '../../ui/state-dot.tsx';
import styles from './users.module.css';

/** Shows whether the user can sign in. */
export function UserState({ user: { active, must_change_password } }: { user: UserRecord }) {
  if (active === 0) return <State tone="off">{userStateLabels.disabled}</State>;
  if (must_change_password === 1) return <State tone="warn">Şifre değişikliği bekleniyor</State>;
  return <State tone="good">{userStateLabels.active}</State>;
}

function State({ tone, children }: ComponentProps<typeof StateDot> & { children: ReactNode }) {
  return (
    <span className={styles.state}>
      <StateDot tone={tone} />
      {children}
    </span>
  );
}
