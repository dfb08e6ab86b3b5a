import { useEffect, useRef, type RefObject } from 'react';
import { leavingEvent } from 'shared-contracts/remote-app';
import { useBlocker } from 'shared-contracts/router';
import { ask } from '../dialogs.ts';

/**
 * Leaving a form with unsaved words asks first; the draft is kept either way. Not once it is `saved`, and not where
 * the page goes by itself: nobody could decide anything.
 */
export function useLeaveGuard(dirty: boolean, saved: RefObject<boolean>): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && !saved.current && currentLocation.pathname !== nextLocation.pathname,
  );

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

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void ask({
      title: 'Kaydetmeden ayrılıyorsunuz.',
      text: 'Yazdıklarınız bu tarayıcıda taslak olarak kalır; döndüğünüzde geri yükleyebilirsiniz.',
      confirm: 'Sayfadan ayrıl',
      cancel: 'Burada kal',
    }).then((decision) => (decision === 'confirm' ? blocker.proceed() : blocker.reset()));
  }, [blocker]);
}
