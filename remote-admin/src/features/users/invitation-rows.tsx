import { Button } from '@mantine/core';
import type { InvitationRecord, SentInvitation } from '@vitrin/shared-contracts/invitations';
import { messages } from '@vitrin/shared-contracts/messages';
import { api } from '@vitrin/shared-contracts/paths';
import type { RoleLabels } from '@vitrin/shared-contracts/roles';
import { exactTime } from '@vitrin/shared-contracts/relative-time';
import { useRight } from '@vitrin/shared-contracts/state';
import { ask } from '../../ui/feedback/dialogs.ts';
import { Moment } from '../../ui/list/moment.tsx';
import { RecordRow } from '../../editing/record-list/record-row.tsx';
import { StateDot } from '../../ui/state-dot.tsx';
import { useFeedback } from '../../ui/feedback/use-feedback.ts';
import { resendInvitation, revokeInvitation } from './users.api.ts';
import styles from './users.module.css';

interface InvitationRowsProps {
  rows: readonly InvitationRecord[];
  labels: RoleLabels;
  onSent: (sent: SentInvitation | null) => void;
}

export function InvitationRows({ rows, labels, onSent }: InvitationRowsProps) {
  const { run } = useFeedback();
  const mayWrite = useRight('users.write');
  const changes = [api.adminInvitations];
  const resend = async ({ id }: InvitationRecord) => {
    const answer = await run(() => resendInvitation(id), { success: 'Yeni bağlantı oluşturuldu.', changes });
    onSent(answer?.data ?? null);
  };
  const revoke = async ({ id, name, email }: InvitationRecord) => {
    const decision = await ask({
      title: 'Davet geri alınsın mı?',
      text: 'Gönderilen bağlantı artık işe yaramaz. Kişiyi dilediğinizde yeniden davet edebilirsiniz.',
      confirm: 'Evet, geri al',
      cancel: messages.confirmDelete.cancel,
      subject: `${name} (${email})`,
      danger: true,
    });
    if (decision === 'confirm') await run(() => revokeInvitation(id), { success: 'Davet geri alındı.', changes });
  };
  return (
    <ul aria-label="Davetler" className={styles.invitations}>
      {rows.map((row) => (
        <RecordRow
          key={row.id}
          name={row.name}
          to={null}
          detail={row.email}
          cells={
            <>
              <span className={styles.role}>{labels[row.role_group] ?? row.role_group}</span>
              <InvitationState row={row} />
              <span className={styles.seen}>
                {row.invited_by}, <Moment iso={row.created_at} />
              </span>
            </>
          }
          actions={
            mayWrite ? (
              <>
                <Button
                  size="xs"
                  variant="default"
                  aria-label={`${row.name}: Yeniden gönder`}
                  onClick={() => void resend(row)}
                >
                  Yeniden gönder
                </Button>
                <Button
                  size="xs"
                  variant="default"
                  aria-label={`${row.name}: Geri al`}
                  onClick={() => void revoke(row)}
                >
                  Geri al
                </Button>
              </>
            ) : null
          }
        />
      ))}
    </ul>
  );
}

function InvitationState({ row: { expires_at } }: { row: InvitationRecord }) {
  const end = new Date(expires_at);
  const isValid = end > new Date();
  return (
    <span className={styles.state}>
      <StateDot tone={isValid ? 'warn' : 'off'} />
      {isValid ? `Bekliyor, bitiş: ${exactTime(end)}` : 'Süresi doldu'}
    </span>
  );
}
