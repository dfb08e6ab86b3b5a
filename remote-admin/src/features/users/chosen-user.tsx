import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import { Link } from '@vitrin/shared-contracts/router';
import { useSession } from '@vitrin/shared-contracts/state';
import type { UserRecord } from '@vitrin/shared-contracts/users';
import { RecordFromId } from '../../editing/form/record-page.tsx';
import { StateView } from '../../ui/states/state-view.tsx';
import { LoadingView } from '../../ui/states/loading.view.tsx';
import { userQuery } from './users.api.ts';

interface ChosenUserProps {
  children: (user: UserRecord) => ReactNode;
}

/** Loads the user given by `?id=`; without one, the list opens. Users cannot change their own account here. */
export function ChosenUser({ children }: ChosenUserProps) {
  return <RecordFromId list={adminPaths.users}>{(id) => <User id={id}>{children}</User>}</RecordFromId>;
}

function User({ id, children }: ChosenUserProps & { id: number }) {
  const user = useQuery(userQuery(id));
  const own = useSession()?.user.email;
  if (!user.isSuccess) return <LoadingView queries={[user]} />;
  if (user.data.email === own) return <OwnAccount />;
  return children(user.data);
}

function OwnAccount() {
  return (
    <StateView
      title="Bu sizin hesabınız."
      text="Kendi rolünüzü, durumunuzu ve şifrenizi buradan değiştiremezsiniz. Adınız, şifreniz ve iki adımlı giriş için Hesabım ekranını kullanın; rolünüz için başka bir yöneticiye başvurun."
      action={
        <>
          <Button component={Link} to={adminPaths.account}>
            Hesabım
          </Button>
          <Button component={Link} to={adminPaths.users} variant="default">
            Kullanıcılara dön
          </Button>
        </>
      }
    />
  );
}
