import { useQuery } from '@tanstack/react-query';
import { WaitingView } from '../../shared/states/waiting.view.tsx';
import { spamRulesQuery } from './spam-rules.api.ts';
import { SpamRulesForm } from './spam-rules.form.tsx';

export function SpamRulesPage() {
  const query = useQuery(spamRulesQuery);
  if (!query.isSuccess) return <WaitingView queries={[query]} />;
  return <SpamRulesForm record={query.data} />;
}
