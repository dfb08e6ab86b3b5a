import { Button, Switch } from '@mantine/core';
import IconShieldOff from '@tabler/icons-react/dist/esm/icons/IconShieldOff.mjs';
import { useQuery } from '@tanstack/react-query';
import type { SecondFactorState } from '@vitrin/shared-contracts/account';
import { messages } from '@vitrin/shared-contracts/messages';
import { api } from '@vitrin/shared-contracts/paths';
import type { UserRecord } from '@vitrin/shared-contracts/users';
import { ask } from '../../ui/feedback/dialogs.ts';
import { Panel } from '../../ui/panel.tsx';
import { RetryNotice } from '../../ui/states/retry-notice.tsx';
import { RowsSkeleton } from '../../ui/states/rows-skeleton.tsx';
import { useFeedback } from '../../ui/feedback/use-feedback.ts';
import { requireSecondFactor, resetSecondFactor, secondFactorQuery } from './users.api.ts';
import styles from './users.module.css';

/** Status of a user's second step and whether it is required; for super administrators. */
export function UserSecondFactor({ user }: { user: UserRecord }) {
  const query = useQuery(secondFactorQuery(user.id));
  return (
    <Panel title="İki adımlı giriş">
      {query.isPending ? <RowsSkeleton rows={1} /> : null}
      {query.isError ? (
        <RetryNotice text="İki adımlı girişin durumu alınamadı." onRetry={() => void query.refetch()} />
      ) : null}
      {query.isSuccess ? <Facts user={user} state={query.data} /> : null}
    </Panel>
  );
}

function Facts({ user, state }: { user: UserRecord; state: SecondFactorState }) {
  const { required, totp, passkeys } = state;
  const { pending, run } = useFeedback();
  // The change also increments the version of the user record.
  const changes = [api.adminUser(user.id)];
  const isSetUp = totp || passkeys > 0;
  const require = async (next: boolean) => {
    await run(() => requireSecondFactor(user.id, next), { success: messages.updated, changes });
  };
  const reset = async () => {
    const decision = await ask({
      title: 'İki adımlı giriş sıfırlansın mı?',
      text: 'Doğrulama uygulaması, kurtarma kodları ve geçiş anahtarları silinir; açık oturumları hemen kapanır.',
      subject: user.name,
      confirm: 'Evet, sıfırla',
      cancel: messages.confirmDelete.cancel,
      danger: true,
    });
    if (decision !== 'confirm') return;
    await run(() => resetSecondFactor(user.id), { success: 'İki adımlı giriş sıfırlandı.', changes });
  };
  return (
    <>
      <dl className={styles.facts}>
        <dt>Uygulama</dt>
        <dd>{totp ? 'Kurulu' : 'Kurulu değil'}</dd>
        <dt>Geçiş anahtarı</dt>
        <dd>{passkeys === 0 ? 'Yok' : passkeys}</dd>
      </dl>
      <Switch
        label="Zorunlu tut"
        description={requirementText(required, isSetUp)}
        checked={required}
        disabled={pending}
        onChange={(event) => void require(event.currentTarget.checked)}
      />
      {isSetUp ? (
        <Button
          variant="default"
          leftSection={<IconShieldOff size={18} aria-hidden />}
          loading={pending}
          onClick={() => void reset()}
        >
          Sıfırla
        </Button>
      ) : null}
    </>
  );
}

function requirementText(required: boolean, isSetUp: boolean): string {
  if (!required) return 'İki adımlı girişi kendisi isterse kurar.';
  return isSetUp ? 'Her girişinde sorulur; kendisi kapatamaz.' : 'Bir sonraki girişinde kurması istenir.';
}
