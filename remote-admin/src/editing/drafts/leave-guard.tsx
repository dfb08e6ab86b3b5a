import { useEffect } from 'react';
import { updatePromptEvent } from '@vitrin/shared-contracts/remote-app';
import { useBlocker } from '@vitrin/shared-contracts/router';
import { ask } from '../../ui/feedback/dialogs.ts';
import { hasUnsavedForm } from '../../data/unsaved-forms.ts';

/** Parameters that name the record of a screen. */
const RECORD_PARAMS = ['id', 'route'];

/** Returns the screen with its record: filters and dialogs of a screen are no other place. */
function recordIn({ pathname, search }: { pathname: string; search: string }): string {
  const params = new URLSearchParams(search);
  return [pathname, ...RECORD_PARAMS.map((name) => params.get(name))].join(' ');
}

/**
 * Asks for confirmation before the user navigates away from unsaved input, and suppresses the update prompt meanwhile.
 * Mounted once for all forms of a screen, because the router supports only one blocker.
 */
export function LeaveGuard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => recordIn(currentLocation) !== recordIn(nextLocation) && hasUnsavedForm(),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void ask({
      title: 'Kaydetmeden ayrılıyorsunuz.',
      text: 'Yazdıklarınız bu tarayıcıda, yarım kalan yazılarınızda kalır; döndüğünüzde geri yükleyebilirsiniz.',
      confirm: 'Sayfadan ayrıl',
      cancel: 'Burada kal',
    }).then((decision) => (decision === 'confirm' ? blocker.proceed() : blocker.reset()));
  }, [blocker]);
  useEffect(() => {
    const hold = (event: Event) => {
      if (hasUnsavedForm()) event.preventDefault();
    };
    document.addEventListener(updatePromptEvent, hold);
    return () => document.removeEventListener(updatePromptEvent, hold);
  }, []);
  return null;
}
