import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { RecordDialog } from '../../editing/form/record-dialog.tsx';
import { redirectKindWith } from './redirect.form.tsx';
import { nearestAddressQuery } from './redirects.api.ts';

interface RedirectMissingDialogProps {
  path: string;
  onClose: () => void;
}

/** Form of a new redirect, filled with a missing address and the nearest living one. */
export function RedirectMissingDialog({ path, onClose }: RedirectMissingDialogProps) {
  const query = useQuery(nearestAddressQuery(path));
  if (query.isPending) return null;
  // Without a suggestion the form is as useful: the user knows the address.
  return <FilledDialog source={path} target={query.data?.address ?? ''} onClose={onClose} />;
}

function FilledDialog({ source, target, onClose }: { source: string; target: string; onClose: () => void }) {
  const [kind] = useState(() => redirectKindWith({ source, target }));
  return <RecordDialog kind={kind} record={null} context={{}} onClose={onClose} />;
}
