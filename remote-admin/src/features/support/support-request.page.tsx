import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { messages } from '@vitrin/shared-contracts/messages';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import { useNavigate } from '@vitrin/shared-contracts/router';
import type { MailState } from '@vitrin/shared-contracts/replies';
import type { SupportRecord } from '@vitrin/shared-contracts/support';
import { PageHeader } from '../../ui/page-header.tsx';
import { LoadingView } from '../../ui/states/loading.view.tsx';
import { useFeedback } from '../../ui/feedback/use-feedback.ts';
import { useRecordId } from '../../data/use-record-id.ts';
import { SupportAnswerForm } from './support-answer.form.tsx';
import { DeliveryNotice } from './delivery-notice.tsx';
import { requestQuery, setRequestStatus } from './support.api.ts';
import { SupportMessages } from './support-messages.tsx';
import { SupportImportanceMark, SupportState } from './support-state.tsx';
import styles from './support.module.css';

const ownListLink = { to: adminPaths.support, label: 'Destek talepleri' };
const queueLink = { to: adminPaths.supportDesk, label: 'Gelen destek talepleri' };

/** The URL stores the request id; without one, the list opens. */
export function SupportRequestPage() {
  const id = useRecordId();
  const navigate = useNavigate();
  useEffect(() => {
    if (id === null) void navigate(adminPaths.support, { replace: true });
  }, [id, navigate]);
  return id === null ? null : <SupportRequest key={id} id={id} />;
}

function SupportRequest({ id }: { id: number }) {
  const query = useQuery(requestQuery(id));
  const [sent, setSentCount] = useState(0);
  if (!query.isSuccess) return <LoadingView queries={[query]} />;
  const request = query.data;
  return (
    <>
      <RequestHeader request={request} />
      <p className={styles.status}>
        <SupportState status={request.status} />
        <SupportImportanceMark importance={request.importance} />
        <span>{statusText(request)}</span>
      </p>
      {request.is_own && request.status === 'open' ? <DeliveryNotice /> : null}
      <SupportMessages request={id} messages={request.messages} />
      {/* Remounts the form after each message. */}
      <SupportAnswerForm key={sent} request={request} onSent={() => setSentCount(sent + 1)} />
    </>
  );
}

/**
 * A user who answers requests came from the support queue and cannot close a request: only its author decides that it
 * is resolved.
 */
function RequestHeader({ request }: { request: SupportRecord }) {
  const { id, subject, status, author, is_own } = request;
  const { pending, run } = useFeedback();
  const isClosed = status === 'closed';
  const toggleStatus = () =>
    run(() => setRequestStatus(id, isClosed ? 'open' : 'closed'), {
      success: messages.updated,
      changes: [api.adminSupportRequest(id)],
    });
  return (
    <PageHeader
      title={subject}
      help={is_own ? `${id} numaralı talep` : `${id} numaralı talep · ${author}`}
      back={is_own ? ownListLink : queueLink}
      action={
        is_own ? (
          <Button variant="default" loading={pending} onClick={() => void toggleStatus()}>
            {isClosed ? 'Yeniden aç' : 'Çözüldü, kapat'}
          </Button>
        ) : null
      }
    />
  );
}

/** Returns what happens next to an open request; null if it is not open. */
function statusText({ status, is_own, forwarded }: SupportRecord): string | null {
  if (status !== 'open') return null;
  if (!is_own) return 'Yanıtınızı bekliyor.';
  return forwarded === null
    ? 'E-postayla gönderilmedi; panelde yanıt bekliyor.'
    : `${forwardedTexts[forwarded]} Yanıtlandığında burada okursunuz.`;
}

const forwardedTexts: Readonly<Record<MailState, string>> = {
  queued: 'Destek adresine gidecek e-posta sırada.',
  sending: 'Destek adresine e-posta gönderiliyor.',
  sent: 'Destek adresine e-postayla gönderildi.',
  failed: 'Destek adresine e-posta gönderilemedi; talebiniz panelde duruyor.',
};
