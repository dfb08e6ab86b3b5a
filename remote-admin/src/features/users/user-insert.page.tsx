import { useRef, useState } from 'react';
import type { UserSecret } from 'shared-contracts/users';
import { Panel } from '../../shared/form/panel.tsx';
import { SecretPage } from './secret.page.tsx';
import { UserForm } from './user.form.tsx';
import { createUser } from './users.api.ts';
import styles from './users.module.css';

export function UserInsertPage() {
  const answered = useRef<UserSecret | null>(null);
  const [made, setMade] = useState<UserSecret | null>(null);
  if (made) return <SecretPage title="Kullanıcı oluşturuldu" made={made} />;
  return (
    <UserForm
      record={null}
      side={
        <Panel title="Sonra ne olacak?">
          <p className={styles.note}>
            Şifreyi kişiye siz iletirsiniz. İlk girişinde kendi şifresini belirlemesi istenir.
          </p>
        </Panel>
      }
      save={async (input, key) => {
        const answer = await createUser(input, key);
        answered.current = answer.data ?? null;
        return answer;
      }}
      onSaved={() => setMade(answered.current)}
    />
  );
}
