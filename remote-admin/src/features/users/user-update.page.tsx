import { Button } from '@mantine/core';
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs';
import { adminPaths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/router';
import { useRight } from 'shared-contracts/state';
import type { UserRecord } from 'shared-contracts/users';
import { Panel } from '../../shared/form/panel.tsx';
import { Moment } from '../../shared/list/moment.tsx';
import { ChosenUser } from './chosen-user.tsx';
import { UserSecondFactor } from './user-second-factor.tsx';
import { UserState } from './user-state.tsx';
import { UserForm } from './user.form.tsx';
import { updateUser } from './users.api.ts';
import styles from './users.module.css';

export function UserUpdatePage() {
  return (
    <ChosenUser>
      {(user) => (
        <UserForm record={user} side={<UserSide user={user} />} save={(input) => updateUser(user.id, input)} />
      )}
    </ChosenUser>
  );
}

function UserSide({ user }: { user: UserRecord }) {
  const maySecondFactor = useRight('users.second-factor');
  return (
    <>
      <SignInFacts user={user} />
      {maySecondFactor ? <UserSecondFactor user={user} /> : null}
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
