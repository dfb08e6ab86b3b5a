import { useSearchParams } from '@vitrin/shared-contracts/router';
import { MailSettingsScreen } from './mail-settings.screen.tsx';
import { OutboxScreen } from './outbox.screen.tsx';

/** 'E-posta': the outbox and the mail settings. */
export function MailPage() {
  const [params] = useSearchParams();
  return params.get('bolum') === 'ayarlar' ? <MailSettingsScreen /> : <OutboxScreen />;
}
