import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { notificationModeLabels, type NotificationMode, type NotificationRecord } from '@vitrin/shared-contracts/mail';
import { mailboxKinds, type MailboxKind } from '@vitrin/shared-contracts/mailbox';
import { messages } from '@vitrin/shared-contracts/messages';
import { api } from '@vitrin/shared-contracts/paths';
import { useSession } from '@vitrin/shared-contracts/state';
import { useInvalidate } from '../../data/query.ts';
import { NoMailServer } from '../../ui/states/no-mail-server.tsx';
import { RetryNotice } from '../../ui/states/retry-notice.tsx';
import { RowsSkeleton } from '../../ui/states/rows-skeleton.tsx';
import { useFeedback } from '../../ui/feedback/use-feedback.ts';
import { notificationsQuery, saveNotifications } from './account.api.ts';
import { accountSections, SectionCard } from './section-card.tsx';
import styles from './account.module.css';

const inboxes: Readonly<Record<MailboxKind, { label: string; help: string }>> = {
  contact: { label: 'İletişim', help: 'Sitenin iletişim formundan gelen iletiler.' },
  'human-resources': { label: 'İnsan kaynakları', help: 'İş başvuruları.' },
};
const modes = Object.entries(notificationModeLabels).map(([value, label]) => ({ value, label }));

/** Lets the user choose which new messages are reported by email; each choice is saved immediately. */
export function NotificationsSection() {
  const query = useQuery(notificationsQuery);
  const email = useSession()?.user.email ?? '';
  return (
    <SectionCard
      section={accountSections.notifications}
      description={`Yeni bir form geldiğinde ${email} adresine bildirim gönderilir. E-postada iletinin metni bulunmaz.`}
    >
      {query.isPending ? <RowsSkeleton rows={2} /> : null}
      {query.isError && !query.data ? (
        <RetryNotice text="Bildirim tercihleriniz alınamadı." onRetry={() => void query.refetch()} />
      ) : null}
      {query.data ? <Rules record={query.data} /> : null}
    </SectionCard>
  );
}

function Rules({ record }: { record: NotificationRecord }) {
  const { pending, run } = useFeedback();
  const invalidate = useInvalidate();
  const choose = async (kind: MailboxKind, mode: NotificationMode) => {
    await run(() => saveNotifications({ [kind]: mode }), { success: messages.updated });
    // Also after a failure, so that the saved value is shown.
    await invalidate(api.accountNotifications);
  };
  return (
    <div className={styles.form}>
      {record.can_send ? null : (
        <NoMailServer>Tercihleriniz saklanır; e-posta gönderimi kurulduğunda bildirimler gelmeye başlar.</NoMailServer>
      )}
      {mailboxKinds
        .filter((kind) => record.rules[kind])
        .map((kind) => (
          <NativeSelect
            key={kind}
            label={inboxes[kind].label}
            description={inboxes[kind].help}
            inputWrapperOrder={['label', 'input', 'error', 'description']}
            data={modes}
            value={record.rules[kind] ?? 'off'}
            disabled={pending}
            onChange={(event) => void choose(kind, event.currentTarget.value as NotificationMode)}
          />
        ))}
      <p className={styles.text}>
        Günlük özet her sabah 09.00’da, yalnızca yeni form varsa gönderilir. Karantinaya düşen iletiler için bildirim
        gönderilmez.
      </p>
    </div>
  );
}
