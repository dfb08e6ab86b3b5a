import { adminPaths } from 'shared-contracts/paths';
import { useNavigate } from 'shared-contracts/router';
import { WaitingView } from '../../shared/states/waiting.view.tsx';
import { useLanguages } from '../../shared/use-languages.ts';
import { ContractForm } from './contract.form.tsx';

export function ContractInsertPage() {
  const languages = useLanguages().query;
  const navigate = useNavigate();
  if (!languages.isSuccess) return <WaitingView queries={[languages]} />;
  return <ContractForm record={null} languages={languages.data} onSaved={() => void navigate(adminPaths.contracts)} />;
}
