import { Button } from '@mantine/core';
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import { Link } from '@vitrin/shared-contracts/router';
import { useRight } from '@vitrin/shared-contracts/state';
import type { UserRecord } from '@vitrin/shared-contracts/users';
import { Panel } from '../../ui/panel.tsx';
import { Moment } from '../../ui/list/moment.tsx';
import { UserSecondFactor } from './user-second-factor.tsx';
import { UserState } from './user-state.tsx';
import styles from './users.module.css';

/** Shown beside the fields: how the user signs in, or how a new user will. */
export function UserSide({ record }: { record: UserRecord | null }) {
  const maySecondFactor = useRight('users.second-factor');
  if (!record) {
    return (
      <Panel title="Sonra ne olacak?">
        <p className={styles.note}>
          Şifreyi kişiye siz iletirsiniz. İlk girişinde kendi şifresini belirlemesi istenir.
        </p>
      </Panel>
    );
  }
  return (
    <>
      <SignInFacts user={record} />
      {maySecondFactor ? <UserSecondFactor user={record} /> : null}
    </>
  );
}

function SignInFacts({ user }: { user: UserRecord }) {
  const { id, last_sign_in_at } = user;
  return (
    <Panel title="Giriş">
      <dl className={styles.facts}>
        <dt>Durum</dt>
        <dd>
          <UserState user={user} />
        </dd>
        <dt>Son giriş</dt>
        <dd>{last_sign_in_at ? <Moment iso={last_sign_in_at} /> : 'Hiç giriş yapmadı'}</dd>
      </dl>
      <Button
        component={Link}
        to={adminPaths.userResetPassword(id)}
        variant="default"
        leftSection={<IconKey size={18} aria-hidden />}
      >
        Şifreyi sıfırla
      </Button>
    </Panel>
  );
}
