import { useSearchParams } from '@vitrin/shared-contracts/router';
import { NewsletterSettingsScreen } from './newsletter-settings.screen.tsx';
import { SubscriptionsScreen } from './subscriptions.screen.tsx';

/** 'Bülten': the subscriptions and the settings. */
export function NewsletterPage() {
  const [params] = useSearchParams();
  return params.get('bolum') === 'ayarlar' ? <NewsletterSettingsScreen /> : <SubscriptionsScreen />;
}
