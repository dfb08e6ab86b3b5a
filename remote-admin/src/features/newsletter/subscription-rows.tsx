import { Button } from '@mantine/core';
import {
  subscriptionEventLabels,
  subscriptionStateLabels,
  type SubscriptionProof,
  type SubscriptionRow,
  type SubscriptionState,
} from '@vitrin/shared-contracts/newsletter';
import { api } from '@vitrin/shared-contracts/paths';
import { exactTime } from '@vitrin/shared-contracts/relative-time';
import { useRight } from '@vitrin/shared-contracts/state';
import { RecordRow } from '../../editing/record-list/record-row.tsx';
import { ask } from '../../ui/feedback/dialogs.ts';
import { useFeedback } from '../../ui/feedback/use-feedback.ts';
import { StateDot } from '../../ui/state-dot.tsx';
import { endSubscription } from './newsletter.api.ts';
import styles from './newsletter.module.css';

const tones = { waiting: 'warn', confirmed: 'good', left: 'off', refused: 'bad' } as const satisfies Record<
  SubscriptionState,
  string
>;
const changes = [api.adminSubscriptions, api.adminNewsletter];

export function SubscriptionRows({ rows }: { rows: readonly SubscriptionRow[] }) {
  const mayWrite = useRight('newsletter.write');
  return (
    <ul aria-label="Abonelikler">
      {rows.map((row) => (
        <RecordRow
          key={row.id}
          name={row.email}
          to={null}
          muted={row.state === 'left' || row.state === 'refused'}
          detail={
            <>
              <span className={styles.state}>
                <StateDot tone={tones[row.state]} />
                {subscriptionStateLabels[row.state]} · {exactTime(new Date(row.changed_at))} · dil: {row.lang}
              </span>
              <Proofs proofs={row.proofs} email={row.email} />
            </>
          }
          actions={mayWrite && row.state !== 'left' ? <EndButton row={row} /> : null}
        />
      ))}
    </ul>
  );
}

function Proofs({ proofs, email }: { proofs: readonly SubscriptionProof[]; email: string }) {
  return (
    <details className={styles.proofs}>
      <summary aria-label={`${email}: onay kanıtı`}>Onay kanıtı</summary>
      <ol>
        {proofs.map((proof) => (
          <li key={`${proof.at}${proof.event}`}>
            <span>{proofText(proof)}</span>
            {proof.statement ? <q>{proof.statement}</q> : null}
          </li>
        ))}
      </ol>
    </details>
  );
}

function proofText({ at, event, notice_revision, place }: SubscriptionProof): string {
  const revision = notice_revision === null ? '' : `aydınlatma metni sürümü ${notice_revision}`;
  return [exactTime(new Date(at)), subscriptionEventLabels[event], place, revision].filter(Boolean).join(' · ');
}

function EndButton({ row: { id, email } }: { row: SubscriptionRow }) {
  const { pending, run } = useFeedback();
  const end = async () => {
    const decision = await ask({
      title: 'Abonelik sona ersin mi?',
      text: 'Bu adrese artık bülten gönderilmez. Yeniden başlaması için kişinin formu doldurup onaylaması gerekir.',
      subject: email,
      confirm: 'Sona erdir',
      cancel: 'Vazgeç',
      danger: true,
    });
    if (decision === 'confirm') await run(() => endSubscription(id), { success: 'Abonelik sona erdirildi.', changes });
  };
  return (
    <Button
      size="xs"
      variant="default"
      loading={pending}
      aria-label={`${email}: aboneliği sona erdir`}
      onClick={() => void end()}
    >
      Sona erdir
    </Button>
  );
}
