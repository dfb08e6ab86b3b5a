import { api } from 'shared-contracts/paths';
import type { Redirect } from 'shared-contracts/redirects';
import { newRecord } from '../../shared/form/use-edited.ts';
import { FailedDialog } from '../../shared/states/failed.dialog.tsx';
import { useRead, type Reading } from '../../shared/use-read.ts';
import { RedirectDialog } from './redirect.dialog.tsx';

interface OpenedRedirectProps {
  /** What the address asks for: an id, or a new one. */
  edited: string;
  /** The rows that the list shows. */
  reading: Reading<Redirect[]>;
  onClose: () => void;
  reread: () => Promise<void>;
}

export function OpenedRedirect({ edited, reading, onClose, reread }: OpenedRedirectProps) {
  if (edited === newRecord) return <RedirectDialog record={null} onClose={onClose} reread={reread} />;
  if (reading.state !== 'ready') return null;
  const record = reading.data.find(({ id }) => String(id) === edited);
  if (record) return <RedirectDialog record={record} onClose={onClose} reread={reread} />;
  return <UnlistedRedirect id={edited} onClose={onClose} onChanged={reread} />;
}

interface UnlistedRedirectProps {
  id: string;
  onClose: () => void;
  onChanged: () => Promise<void>;
}

/** One that stands on another page of the list: a draft leads to it all the same. */
function UnlistedRedirect({ id, onClose, onChanged }: UnlistedRedirectProps) {
  const { reading, reread } = useRead<Redirect>(`${api.adminRedirects}/${encodeURIComponent(id)}`);
  if (reading.state === 'loading') return null;
  if (reading.state === 'failed')
    return <FailedDialog failure={reading} onRetry={() => void reread()} onClose={onClose} />;
  const rereadBoth = async () => void (await Promise.all([reread(), onChanged()]));
  return <RedirectDialog record={reading.data} onClose={onClose} reread={rereadBoth} />;
}
