import { useEffect, type RefObject } from 'react';
import { useBlocker } from 'shared-contracts/router';
import { ask } from '../dialogs.ts';

/** Leaving a form with unsaved words asks first; the draft is kept either way. Not once it is `saved`. */
export function useLeaveGuard(dirty: boolean, saved: RefObject<boolean>): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && !saved.current && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!dirty) return undefined;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
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
