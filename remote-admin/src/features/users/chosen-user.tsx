import { Button } from '@mantine/core';
import { useEffect, type ReactNode } from 'react';
import { adminPaths, api } from 'shared-contracts/paths';
import { Link, useNavigate } from 'shared-contracts/router';
import { useSession } from 'shared-contracts/state';
import type { UserRecord } from 'shared-contracts/users';
import { FailedView } from '../../shared/states/failed.view.tsx';
import { PageSkeleton } from '../../shared/states/page-skeleton.tsx';
import { StateView } from '../../shared/states/state-view.tsx';
import { useRead } from '../../shared/use-read.ts';
import { useRecordId } from '../../shared/use-record-id.ts';

interface ChosenUserProps {
  children: (user: UserRecord, reread: () => Promise<void>) => ReactNode;
}

/** The person that `?id=` names; without one the list opens. Nobody changes the own account here. */
export function ChosenUser({ children }: ChosenUserProps) {
  const id = useRecordId();
  const navigate = useNavigate();
  useEffect(() => {
    if (id === null) void navigate(adminPaths.users, { replace: true });
  }, [id, navigate]);
  return id === null ? null : (
    <User key={id} id={id}>
      {children}
    </User>
  );
}

function User({ id, children }: ChosenUserProps & { id: number }) {
  const { reading, reread } = useRead<UserRecord>(api.adminUser(id));
  const own = useSession()?.user.email;
  if (reading.state === 'loading') return <PageSkeleton />;
  if (reading.state === 'failed') return <FailedView failure={reading} onRetry={() => void reread()} />;
  if (reading.data.email === own) return <OwnAccount />;
  return children(reading.data, reread);
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
