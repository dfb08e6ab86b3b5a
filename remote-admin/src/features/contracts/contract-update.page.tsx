import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { adminPaths } from 'shared-contracts/paths';
import { useNavigate } from 'shared-contracts/router';
import { FailedView } from '../../shared/states/failed.view.tsx';
import { WaitingView } from '../../shared/states/waiting.view.tsx';
import { useLanguages } from '../../shared/use-languages.ts';
import { useRecordId } from '../../shared/use-record-id.ts';
import { ContractForm } from './contract.form.tsx';
import { contractsQuery } from './contracts.api.ts';

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
  const languages = useLanguages().query;
  const contracts = useQuery(contractsQuery());
  if (!contracts.isSuccess || !languages.isSuccess) return <WaitingView queries={[contracts, languages]} />;
  const record = contracts.data.items.find((contract) => contract.id === id);
  if (!record) return <FailedView failure={{ reason: 'not-found' }} onRetry={() => void contracts.refetch()} />;
  return <ContractForm record={record} languages={languages.data} />;
}
