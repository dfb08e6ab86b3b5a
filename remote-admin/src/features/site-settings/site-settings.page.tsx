import type { SiteSettingsRecord } from 'shared-contracts/integrations';
import { api } from 'shared-contracts/paths';
import { FailedView } from '../../shared/states/failed.view.tsx';
import { PageSkeleton } from '../../shared/states/page-skeleton.tsx';
import { useRead } from '../../shared/use-read.ts';
import { SiteSettingsForm } from './site-settings.form.tsx';

export function SiteSettingsPage() {
  const { reading, reread } = useRead<SiteSettingsRecord>(api.adminSiteSettings);
  if (reading.state === 'loading') return <PageSkeleton />;
  if (reading.state === 'failed') return <FailedView failure={reading} onRetry={() => void reread()} />;
  return <SiteSettingsForm record={reading.data} reread={reread} />;
}
