import { useEffect } from 'react';
import { offeringEvent } from 'shared-contracts/remote-app';
import { useBlocker } from 'shared-contracts/router';
import { ask } from '../dialogs.ts';
import { hasUnsavedForm } from './unsaved-forms.ts';

/**
 * Asks before unsaved words are left, and lets the page offer no newer release of itself meanwhile. Once for all forms of a
 * screen: the router heeds one blocker alone.
 */
export function LeaveGuard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && hasUnsavedForm(),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void ask({
      title: 'Kaydetmeden ayrılıyorsunuz.',
      text: 'Yazdıklarınız bu tarayıcıda taslak olarak kalır; döndüğünüzde geri yükleyebilirsiniz.',
      confirm: 'Sayfadan ayrıl',
      cancel: 'Burada kal',
    }).then((decision) => (decision === 'confirm' ? blocker.proceed() : blocker.reset()));
  }, [blocker]);
  useEffect(() => {
    const hold = (event: Event) => {
      if (hasUnsavedForm()) event.preventDefault();
    };
    document.addEventListener(offeringEvent, hold);
    return () => document.removeEventListener(offeringEvent, hold);
  }, []);
  return null;
}
