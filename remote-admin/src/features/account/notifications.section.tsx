import { NativeSelect } from '@mantine/core';
import { notificationModeLabels, type NotificationMode, type NotificationRecord } from 'shared-contracts/mail';
import { mailboxKinds, type MailboxKind } from 'shared-contracts/mailbox';
import { messages } from 'shared-contracts/messages';
import { api } from 'shared-contracts/paths';
import { useSession } from 'shared-contracts/state';
import { NoMailServer } from '../../shared/states/no-mail-server.tsx';
import { RetryNotice } from '../../shared/states/retry-notice.tsx';
import { RowsSkeleton } from '../../shared/states/rows-skeleton.tsx';
import { useFeedback } from '../../shared/use-feedback.ts';
import { useRead } from '../../shared/use-read.ts';
import { saveNotifications } from './account.api.ts';
import { accountSections } from './account-sections.ts';
import styles from './account.module.css';
import { SectionCard } from './section-card.tsx';

const inboxes: Readonly<Record<MailboxKind, { label: string; help: string }>> = {
  contact: { label: 'İletişim', help: 'Sitenin iletişim formundan gelen iletiler.' },
  'human-resources': { label: 'İnsan Kaynakları', help: 'İş başvuruları.' },
};
const modes = Object.entries(notificationModeLabels).map(([value, label]) => ({ value, label }));

/** Of which new messages one is told by e-mail; each choice is kept as it is made. */
export function NotificationsSection() {
  const { reading, reread, refresh } = useRead<NotificationRecord>(api.accountNotifications);
  const email = useSession()?.user.email ?? '';
  return (
    <SectionCard
      section={accountSections.notifications}
      lead={`Yeni bir form geldiğinde ${email} adresine haber verilir. E-postada iletinin metni bulunmaz.`}
    >
      {reading.state === 'loading' ? <RowsSkeleton rows={2} /> : null}
      {reading.state === 'failed' ? (
        <RetryNotice text="Bildirim tercihleriniz alınamadı." onRetry={() => void reread()} />
      ) : null}
      {reading.state === 'ready' ? <Rules record={reading.data} onSaved={refresh} /> : null}
    </SectionCard>
  );
}

function Rules({ record, onSaved }: { record: NotificationRecord; onSaved: () => Promise<void> }) {
  const { pending, run } = useFeedback();
  const choose = async (kind: MailboxKind, mode: NotificationMode) => {
    await run(() => saveNotifications({ [kind]: mode }), { success: messages.updated });
    await onSaved();
  };
  return (
    <div className={styles.form}>
      {record.can_send ? null : (
        <NoMailServer>Tercihleriniz saklanır; gönderim kurulduğunda bildirimler gelmeye başlar.</NoMailServer>
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
        Günlük özet her sabah 09.00’da, yalnızca yeni form varsa gönderilir. Karantinaya düşenler için bildirim
        gönderilmez.
      </p>
    </div>
  );
}
