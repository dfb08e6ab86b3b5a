import { useQuery } from '@tanstack/react-query';
import { WaitingView } from '../../shared/states/waiting.view.tsx';
import { MailSettingsForm } from './mail-settings.form.tsx';
import { mailSettingsQuery } from './mail.api.ts';

export function MailSettingsScreen() {
  const query = useQuery(mailSettingsQuery);
  if (!query.isSuccess) return <WaitingView queries={[query]} />;
  return <MailSettingsForm record={query.data} />;
}
