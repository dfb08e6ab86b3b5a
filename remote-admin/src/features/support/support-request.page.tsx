import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { messages } from 'shared-contracts/messages';
import { adminPaths, api } from 'shared-contracts/paths';
import { useNavigate } from 'shared-contracts/router';
import { supportImportanceLabels, type SupportRecord } from 'shared-contracts/support';
import { PageHeader } from '../../shared/page-header.tsx';
import { WaitingView } from '../../shared/states/waiting.view.tsx';
import { useFeedback } from '../../shared/use-feedback.ts';
import { useRead } from '../../shared/use-read.ts';
import { useRecordId } from '../../shared/use-record-id.ts';
import { settleRequest } from './support.api.ts';
import { SupportMessages } from './support-messages.tsx';
import { SupportState } from './support-state.tsx';
import styles from './support.module.css';

const back = { to: adminPaths.support, label: 'Destek talepleri' };

/** The chosen request stands in the address; without one the list opens. */
export function SupportRequestPage() {
  const id = useRecordId();
  const navigate = useNavigate();
  useEffect(() => {
    if (id === null) void navigate(adminPaths.support, { replace: true });
  }, [id, navigate]);
  return id === null ? null : <SupportRequest key={id} id={id} />;
}

function SupportRequest({ id }: { id: number }) {
  const { reading, reread } = useRead<SupportRecord>(`${api.adminSupport}/${id}`);
  const { pending, run } = useFeedback();
  if (reading.state !== 'ready') return <WaitingView readings={[reading]} onRetry={() => void reread()} />;
  const { subject, status, importance, messages: said } = reading.data;
  const isClosed = status === 'closed';
  const settle = async () => {
    const answer = await run(() => settleRequest(id, isClosed ? 'open' : 'closed'), { success: messages.updated });
    if (answer?.success) await reread();
  };
  return (
    <>
      <PageHeader
        title={subject}
        help={`${id} numaralı talep · Önemi: ${supportImportanceLabels[importance].toLocaleLowerCase('tr')}`}
        back={back}
        action={
          <Button variant="default" loading={pending} onClick={() => void settle()}>
            {isClosed ? 'Yeniden aç' : 'Çözüldü, kapat'}
          </Button>
        }
      />
      <p className={styles.standing}>
        <SupportState status={status} />
        {status === 'open' ? 'Talebiniz iletildi; yanıtlandığında burada okursunuz.' : null}
      </p>
      <SupportMessages messages={said} />
    </>
  );
}
