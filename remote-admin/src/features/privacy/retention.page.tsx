import { useQuery } from '@tanstack/react-query';
import { WaitingView } from '../../shared/states/waiting.view.tsx';
import { retentionQuery } from './retention.api.ts';
import { RetentionForm } from './retention.form.tsx';

export function RetentionPage() {
  const query = useQuery(retentionQuery);
  if (!query.isSuccess) return <WaitingView queries={[query]} />;
  return <RetentionForm record={query.data} />;
}
