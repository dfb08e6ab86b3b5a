import { lazy, Suspense, useState } from 'react';
import { api } from '@vitrin/shared-contracts/paths';
import type { RoleLabels } from '@vitrin/shared-contracts/roles';
import type { BelongingChoices, UserBelongings } from '@vitrin/shared-contracts/user-belongings';
import type { UserRecord } from '@vitrin/shared-contracts/users';
import { ask } from '../../ui/feedback/dialogs.ts';
import { useFeedback } from '../../ui/feedback/use-feedback.ts';
import { messages } from '@vitrin/shared-contracts/messages';
import { UserRow } from './user-row.tsx';
import { readBelongings, switchUser } from './users.api.ts';
import styles from './users.module.css';

const DisableUserDialog = lazy(async () => ({
  default: (await import('./disable-user.dialog.tsx')).DisableUserDialog,
}));

/** A user who is about to be disabled, with what goes on alone. */
interface Leaving {
  user: UserRecord;
  belongings: readonly UserBelongings[];
}

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
  const { pending, run } = useFeedback();
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  const send = ({ id, active }: UserRecord, choices?: Partial<BelongingChoices>) =>
    run(() => switchUser(id, active === 1 ? 0 : 1, choices), { success: messages.updated, changes: [api.adminUsers] });
  const change = async (user: UserRecord) => {
    const next = user.active === 1 ? 0 : 1;
    const belongings = next === 0 ? await run(() => readBelongings(user.id), {}) : null;
    if (belongings && !belongings.success) return;
    if (belongings?.data && belongings.data.length > 0) return setLeaving({ user, belongings: belongings.data });
    const question = { ...confirmations[next], cancel: messages.confirmDelete.cancel, subject: user.name };
    if ((await ask(question)) === 'confirm') await send(user);
  };
  const disable = async (user: UserRecord, choices: Partial<BelongingChoices>) => {
    const answer = await send(user, choices);
    if (answer?.success) setLeaving(null);
  };
  return (
    <>
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
      {leaving ? (
        <Suspense fallback={null}>
          <DisableUserDialog
            name={leaving.user.name}
            belongings={leaving.belongings}
            pending={pending}
            onConfirm={(choices) => void disable(leaving.user, choices)}
            onClose={() => setLeaving(null)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
