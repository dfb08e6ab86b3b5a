import { Button } from '@mantine/core';
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs';
import { useState } from 'react';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import { Link } from '@vitrin/shared-contracts/router';
import type { UserRecord, UserSecret } from '@vitrin/shared-contracts/users';
import { Panel } from '../../ui/panel.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { useFeedback } from '../../ui/feedback/use-feedback.ts';
import { ChosenUser } from './chosen-user.tsx';
import { SecretPage } from './secret.page.tsx';
import { resetPassword } from './users.api.ts';
import styles from './users.module.css';

export function UserResetPasswordPage() {
  return <ChosenUser>{(user) => <ResetPassword user={user} />}</ChosenUser>;
}

function ResetPassword({ user }: { user: UserRecord }) {
  const { pending, run } = useFeedback();
  const [made, setMade] = useState<UserSecret | null>(null);
  if (made) return <SecretPage title="Şifre sıfırlandı" created={made} />;
  const reset = async () => {
    const answer = await run(() => resetPassword(user.id), { success: 'Şifre sıfırlandı.' });
    if (answer?.success && answer.data) setMade(answer.data);
  };
  return (
    <div className={styles.page}>
      <PageHeader
        title="Şifreyi sıfırla"
        help={`${user.name} · ${user.email}`}
        back={{ to: adminPaths.users, label: 'Kullanıcılar' }}
      />
      <Panel>
        <ul className={styles.consequences}>
          <li>Mevcut şifresi geçersiz olur ve bütün açık oturumları hemen kapanır.</li>
          <li>Tek kullanımlık yeni bir şifre üretilir ve yalnızca size, yalnızca bir kez gösterilir.</li>
          <li>Bu şifreyle ilk girişinde kendi şifresini belirlemesi istenir.</li>
        </ul>
        <div className={styles.buttons}>
          <Button leftSection={<IconKey size={18} aria-hidden />} loading={pending} onClick={() => void reset()}>
            Yeni şifre üret
          </Button>
          <Button component={Link} to={adminPaths.users} variant="default">
            Vazgeç
          </Button>
        </div>
      </Panel>
    </div>
  );
}
