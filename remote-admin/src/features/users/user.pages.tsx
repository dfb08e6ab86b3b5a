import { useState } from 'react';
import type { UserRecord, UserSecret } from '@vitrin/shared-contracts/users';
import { RecordPage } from '../../editing/form/record-page.tsx';
import { ChosenUser } from './chosen-user.tsx';
import { SecretPage } from './secret.page.tsx';
import { userKind } from './user.form.tsx';

/** Shows the one-time password after the user is created. */
export function UserInsertPage() {
  const [made, setMade] = useState<UserSecret | null>(null);
  if (made) return <SecretPage title="Kullanıcı oluşturuldu" created={made} />;
  const show = (data?: UserSecret | UserRecord) => setMade(data && 'secret' in data ? data : null);
  return <RecordPage kind={userKind} record={null} context={{}} onSaved={show} />;
}

export function UserUpdatePage() {
  return <ChosenUser>{(user) => <RecordPage kind={userKind} record={user} context={{}} />}</ChosenUser>;
}
