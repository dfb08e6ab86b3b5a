import type { BrandingRecord } from 'shared-contracts/branding';
import { api } from 'shared-contracts/paths';
import { FailedView } from '../../shared/states/failed.view.tsx';
import { PageSkeleton } from '../../shared/states/page-skeleton.tsx';
import { useRead } from '../../shared/use-read.ts';
import { BrandingForm } from './branding.form.tsx';

export function BrandingPage() {
  const { reading, reread } = useRead<BrandingRecord>(api.adminBranding);
  if (reading.state === 'loading') return <PageSkeleton />;
  if (reading.state === 'failed') return <FailedView failure={reading} onRetry={() => void reread()} />;
  return <BrandingForm record={reading.data} reread={reread} />;
}
