import { adminPaths } from 'shared-contracts/paths';
import { useNavigate } from 'shared-contracts/router';
import { FailedView } from '../../shared/states/failed.view.tsx';
import { PageSkeleton } from '../../shared/states/page-skeleton.tsx';
import { useLanguages } from '../../shared/use-languages.ts';
import { ContractForm } from './contract.form.tsx';

export function ContractInsertPage() {
  const { reading, reread } = useLanguages();
  const navigate = useNavigate();
  if (reading.state === 'loading') return <PageSkeleton />;
  if (reading.state === 'failed') return <FailedView failure={reading} onRetry={() => void reread()} />;
  return (
    <ContractForm
      record={null}
      languages={reading.data}
      onSaved={() => void navigate(adminPaths.contracts)}
      onReload={reread}
    />
  );
}
