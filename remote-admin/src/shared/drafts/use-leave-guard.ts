import { useEffect, useRef, type RefObject } from 'react';
import { leavingEvent } from 'shared-contracts/remote-app';
import { watchForm } from './unsaved-forms.ts';

/**
 * Asks for confirmation (`LeaveGuard`) before the user navigates away from unsaved input; the draft is kept either way.
 * Does not ask once the form is `saved`, nor when the page navigates by itself, because the user could not prevent it.
 */
export function useLeaveGuard(dirty: boolean, saved: RefObject<boolean>): void {
  useEffect(() => (dirty ? watchForm(() => !saved.current) : undefined), [dirty, saved]);

  const leaving = useRef(false);
  useEffect(() => {
    const note = () => {
      leaving.current = true;
    };
    document.addEventListener(leavingEvent, note);
    return () => document.removeEventListener(leavingEvent, note);
  }, []);

  useEffect(() => {
    if (!dirty) return undefined;
    const hold = (event: BeforeUnloadEvent) => {
      if (!leaving.current) event.preventDefault();
    };
    addEventListener('beforeunload', hold);
    return () => removeEventListener('beforeunload', hold);
  }, [dirty]);
}
