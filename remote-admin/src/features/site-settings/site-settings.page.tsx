import { useQuery } from '@tanstack/react-query';
import { WaitingView } from '../../shared/states/waiting.view.tsx';
import { siteSettingsQuery } from './site-settings.api.ts';
import { SiteSettingsForm } from './site-settings.form.tsx';

export function SiteSettingsPage() {
  const query = useQuery(siteSettingsQuery);
  if (!query.isSuccess) return <WaitingView queries={[query]} />;
  return <SiteSettingsForm record={query.data} />;
}
