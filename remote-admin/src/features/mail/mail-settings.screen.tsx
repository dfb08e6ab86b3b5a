import type { MailSettingsRecord } from 'shared-contracts/mail';
import { api } from 'shared-contracts/paths';
import { FailedView } from '../../shared/states/failed.view.tsx';
import { PageSkeleton } from '../../shared/states/page-skeleton.tsx';
import { useRead } from '../../shared/use-read.ts';
import { MailSettingsForm } from './mail-settings.form.tsx';

export function MailSettingsScreen() {
  const { reading, reread } = useRead<MailSettingsRecord>(api.adminMail);
  if (reading.state === 'loading') return <PageSkeleton />;
  if (reading.state === 'failed') return <FailedView failure={reading} onRetry={() => void reread()} />;
  return <MailSettingsForm record={reading.data} reread={reread} />;
}
