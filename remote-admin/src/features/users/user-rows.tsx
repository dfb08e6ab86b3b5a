import { api } from '@vitrin/shared-contracts/paths';
import type { RoleLabels } from '@vitrin/shared-contracts/roles';
import type { UserRecord } from '@vitrin/shared-contracts/users';
import { ask } from '../../shared/dialogs.ts';
import { useFeedback } from '../../shared/use-feedback.ts';
import { messages } from '@vitrin/shared-contracts/messages';
import { UserRow } from './user-row.tsx';
import { switchUser } from './users.api.ts';
import styles from './users.module.css';

interface UserRowsProps {
  users: readonly UserRecord[];
  labels: RoleLabels;
}

const confirmations = {
  0: {
    title: 'Kullanıcı devre dışı bırakılsın mı?',
    text: 'Açık oturumları hemen kapanır ve yeniden giriş yapamaz. Dilediğinizde geri açabilirsiniz.',
    confirm: 'Evet, devre dışı bırak',
    danger: true,
  },
  1: {
    title: 'Kullanıcı etkinleştirilsin mi?',
    text: 'Eski şifresiyle yeniden giriş yapabilir.',
    confirm: 'Evet, etkinleştir',
    danger: false,
  },
} as const;

export function UserRows({ users, labels }: UserRowsProps) {
  const { run } = useFeedback();
  const change = async ({ id, name, active }: UserRecord) => {
    const next = active === 1 ? 0 : 1;
    const question = { ...confirmations[next], cancel: messages.confirmDelete.cancel, subject: name };
    if ((await ask(question)) !== 'confirm') return;
    await run(() => switchUser(id, next), { success: messages.updated, changes: [api.adminUsers] });
  };
  return (
    <ul aria-label="Kullanıcılar" className={styles.rows}>
      {users.map((user) => (
        <UserRow
          key={user.id}
          user={user}
          role={labels[user.role_group] ?? user.role_group}
          onSwitch={() => void change(user)}
        />
      ))}
    </ul>
  );
}
