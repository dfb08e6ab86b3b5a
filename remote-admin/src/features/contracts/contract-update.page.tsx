import { useEffect } from 'react';
import type { ContractRecord } from 'shared-contracts/contracts';
import { adminPaths, api } from 'shared-contracts/paths';
import { useNavigate } from 'shared-contracts/router';
import { FailedView } from '../../shared/states/failed.view.tsx';
import { PageSkeleton } from '../../shared/states/page-skeleton.tsx';
import { useLanguages } from '../../shared/use-languages.ts';
import { useRead } from '../../shared/use-read.ts';
import { useRecordId } from '../../shared/use-record-id.ts';
import { ContractForm } from './contract.form.tsx';

/** The chosen contract stands in the address; without one the list opens. */
export function ContractUpdatePage() {
  const id = useRecordId();
  const navigate = useNavigate();
  useEffect(() => {
    if (id === null) void navigate(adminPaths.contracts, { replace: true });
  }, [id, navigate]);
  return id === null ? null : <ContractUpdate key={id} id={id} />;
}

function ContractUpdate({ id }: { id: number }) {
  const languages = useLanguages();
  const contracts = useRead<ContractRecord[]>(api.adminContracts);
  const retry = () => void contracts.reread();
  if (contracts.reading.state === 'failed') return <FailedView failure={contracts.reading} onRetry={retry} />;
  if (languages.reading.state === 'failed') {
    return <FailedView failure={languages.reading} onRetry={() => void languages.reread()} />;
  }
  if (contracts.reading.state === 'loading' || languages.reading.state === 'loading') return <PageSkeleton />;
  const record = contracts.reading.data.find((contract) => contract.id === id);
  if (!record) return <FailedView failure={{ reason: 'not-found' }} onRetry={retry} />;
  return (
    <ContractForm
      record={record}
      languages={languages.reading.data}
      onSaved={contracts.reread}
      onReload={contracts.reread}
    />
  );
}
