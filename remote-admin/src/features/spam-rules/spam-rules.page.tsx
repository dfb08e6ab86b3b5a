import { api } from 'shared-contracts/paths';
import type { SpamRulesRecord } from 'shared-contracts/spam-rules';
import { FailedView } from '../../shared/states/failed.view.tsx';
import { PageSkeleton } from '../../shared/states/page-skeleton.tsx';
import { useRead } from '../../shared/use-read.ts';
import { SpamRulesForm } from './spam-rules.form.tsx';

export function SpamRulesPage() {
  const { reading, reread } = useRead<SpamRulesRecord>(api.adminSpamRules);
  if (reading.state === 'loading') return <PageSkeleton />;
  if (reading.state === 'failed') return <FailedView failure={reading} onRetry={() => void reread()} />;
  return <SpamRulesForm record={reading.data} reread={reread} />;
}
