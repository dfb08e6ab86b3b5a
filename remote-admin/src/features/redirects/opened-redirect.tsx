import { useQuery } from '@tanstack/react-query';
import type { Redirect } from 'shared-contracts/redirects';
import { newRecord } from '../../shared/form/use-edited.ts';
import type { ListQuery } from '../../shared/query.ts';
import { FailedDialog } from '../../shared/states/failed.dialog.tsx';
import { RedirectDialog } from './redirect.dialog.tsx';
import { redirectQuery } from './redirects.api.ts';

interface OpenedRedirectProps {
  /** What the address asks for: an id, or a new one. */
  edited: string;
  /** The rows that the list shows. */
  query: ListQuery<Redirect>;
  onClose: () => void;
}

export function OpenedRedirect({ edited, query, onClose }: OpenedRedirectProps) {
  if (edited === newRecord) return <RedirectDialog record={null} onClose={onClose} />;
  if (!query.isSuccess) return null;
  const record = query.data.items.find(({ id }) => String(id) === edited);
  if (record) return <RedirectDialog record={record} onClose={onClose} />;
  return <UnlistedRedirect id={edited} onClose={onClose} />;
}

/** One that stands on another page of the list: a draft leads to it all the same. */
function UnlistedRedirect({ id, onClose }: { id: string; onClose: () => void }) {
  const redirect = useQuery(redirectQuery(id));
  if (redirect.isPending) return null;
  if (redirect.isError) {
    return <FailedDialog failure={redirect.error} onRetry={() => void redirect.refetch()} onClose={onClose} />;
  }
  return <RedirectDialog record={redirect.data} onClose={onClose} />;
}
