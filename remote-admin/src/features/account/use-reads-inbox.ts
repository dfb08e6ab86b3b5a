import { useRight } from 'shared-contracts/state';

/** Whether new messages concern this person at all. */
export function useReadsInbox(): boolean {
  const readsContact = useRight('messages.contact');
  const readsApplications = useRight('messages.human-resources');
  return readsContact || readsApplications;
}
