import { api } from 'shared-contracts/paths';
import type { RetentionRecord } from 'shared-contracts/privacy';
import { WaitingView } from '../../shared/states/waiting.view.tsx';
import { useRead } from '../../shared/use-read.ts';
import { RetentionForm } from './retention.form.tsx';

export function RetentionPage() {
  const { reading, reread } = useRead<RetentionRecord>(api.adminRetention);
  if (reading.state !== 'ready') return <WaitingView readings={[reading]} onRetry={() => void reread()} />;
  return <RetentionForm record={reading.data} reread={reread} />;
}
