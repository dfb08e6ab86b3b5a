import { useEffect, useRef, type RefObject } from 'react';
import { leavingEvent } from '@vitrin/shared-contracts/remote-app';
import { registerForm } from '../../data/unsaved-forms.ts';

/**
 * Asks for confirmation (`LeaveGuard`) before the user navigates away from unsaved input; the draft is kept either way.
 * Does not ask once the form is `saved`, nor when the page navigates by itself, because the user could not prevent it.
 */
export function useLeaveGuard(dirty: boolean, saved: RefObject<boolean>): void {
  useEffect(() => (dirty ? registerForm(() => !saved.current) : undefined), [dirty, saved]);

  const leaving = useRef(false);
  useEffect(() => {
    const markLeaving = () => {
      leaving.current = true;
    };
    document.addEventListener(leavingEvent, markLeaving);
    return () => document.removeEventListener(leavingEvent, markLeaving);
  }, []);

  useEffect(() => {
    if (!dirty) return undefined;
    const preventUnload = (event: BeforeUnloadEvent) => {
      if (!leaving.current) event.preventDefault();
    };
    addEventListener('beforeunload', preventUnload);
    return () => removeEventListener('beforeunload', preventUnload);
  }, [dirty]);
}
