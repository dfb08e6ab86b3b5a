import { useEffect, useRef, type RefObject } from 'react';
import { leavingEvent } from 'shared-contracts/remote-app';
import { watchForm } from './unsaved-forms.ts';

/**
 * Leaving a form with unsaved words asks first (`LeaveGuard`); the draft is kept either way. Not once it is `saved`,
 * and not where the page goes by itself: nobody could decide anything.
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
