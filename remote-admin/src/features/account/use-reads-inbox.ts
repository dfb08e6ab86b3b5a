import { useRight } from '@vitrin/shared-contracts/state';

/** Returns whether the user may read at least one inbox. */
export function useCanReadInbox(): boolean {
  const readsContact = useRight('messages.contact');
  const readsApplications = useRight('messages.human-resources');
  return readsContact || readsApplications;
}
