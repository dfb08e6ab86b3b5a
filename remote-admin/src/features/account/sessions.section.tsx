import { Button } from '@mantine/core';
import IconDeviceDesktop from '@tabler/icons-react/dist/esm/icons/IconDeviceDesktop.mjs';
import IconDeviceMobile from '@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs';
import type { UseQueryResult } from '@tanstack/react-query';
import type { AccountSession } from '@vitrin/shared-contracts/account';
import type { ApiResponse } from '@vitrin/shared-contracts/http';
import { messages } from '@vitrin/shared-contracts/messages';
import { ask, type Question } from '../../ui/feedback/dialogs.ts';
import { Moment } from '../../ui/list/moment.tsx';
import { RetryNotice } from '../../ui/states/retry-notice.tsx';
import { RowsSkeleton } from '../../ui/states/rows-skeleton.tsx';
import { useFeedback } from '../../ui/feedback/use-feedback.ts';
import { endOtherSessions, endSession } from './account.api.ts';
import styles from './account.module.css';
import { accountSections, focusSection, SectionCard } from './section-card.tsx';

const one = {
  title: 'Oturum kapatılsın mı?',
  text: 'O tarayıcıda panele devam etmek için yeniden giriş yapmak gerekir.',
  confirm: 'Evet, kapat',
  cancel: messages.confirmDelete.cancel,
  danger: true,
};
const others = { ...one, title: 'Diğer tüm oturumlar kapatılsın mı?', text: 'Yalnızca bu oturum açık kalır.' };

export function SessionsSection({ query }: { query: UseQueryResult<AccountSession[]> }) {
  const { pending, run } = useFeedback();
  const end = async (question: Question, call: () => Promise<ApiResponse<unknown>>, success: string) => {
    if ((await ask(question)) !== 'confirm') return;
    const answer = await run(call, { success });
    // A session that has ended in the meantime returns 404: the list is outdated then as well.
    if (answer) await query.refetch();
    if (answer?.success) focusSection(accountSections.sessions);
  };
  return (
    <SectionCard
      section={accountSections.sessions}
      description="Hesabınızın şu anda açık olduğu tarayıcılar. Tanımadığınız bir tarayıcı varsa oturumunu kapatın ve şifrenizi değiştirin."
    >
      {query.isPending ? <RowsSkeleton rows={2} /> : null}
      {query.isError ? <RetryNotice text="Açık oturumlarınız alınamadı." onRetry={() => void query.refetch()} /> : null}
      {query.isSuccess ? (
        <>
          <ul className={styles.rows} aria-label="Açık oturumlarınız" aria-busy={query.isFetching}>
            {query.data
              .toSorted((left, right) => Number(right.current) - Number(left.current))
              .map((session) => (
                <SessionRow
                  key={session.id}
                  session={session}
                  onEnd={() =>
                    void end({ ...one, subject: session.device }, () => endSession(session.id), 'Oturum kapatıldı.')
                  }
                />
              ))}
          </ul>
          {query.data.length > 1 ? (
            <div className={styles.buttons}>
              <Button
                variant="default"
                loading={pending}
                onClick={() => void end(others, endOtherSessions, 'Diğer oturumlarınız kapatıldı.')}
              >
                Diğer tüm oturumları kapat
              </Button>
            </div>
          ) : (
            <p className={styles.text}>Başka açık oturumunuz yok.</p>
          )}
        </>
      ) : null}
    </SectionCard>
  );
}

function SessionRow({ session, onEnd }: { session: AccountSession; onEnd: () => void }) {
  const { device, address, created_at, last_seen_at, current } = session;
  const Icon = /Android|iOS|iPhone|iPad/.test(device) ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <li className={styles.row}>
      <Icon size={24} stroke={1.5} aria-hidden />
      <div className={styles.rowWords}>
        <span className={styles.rowName}>
          <span>{device}</span>
          {current ? <span className={styles.mark}>Bu oturum</span> : null}
        </span>
        <span>
          Ağ: {address} · Giriş: <Moment iso={created_at} />
        </span>
        <span>
          Son kullanım: <Moment iso={last_seen_at} />
        </span>
      </div>
      {current ? null : (
        <Button variant="subtle" color="red" aria-label={`${device}: oturumu kapat`} onClick={onEnd}>
          Kapat
        </Button>
      )}
    </li>
  );
}
