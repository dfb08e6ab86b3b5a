import { useQuery } from '@tanstack/react-query';
import { WaitingView } from '../../shared/states/waiting.view.tsx';
import { brandingQuery } from './branding.api.ts';
import { BrandingForm } from './branding.form.tsx';

export function BrandingPage() {
  const query = useQuery(brandingQuery);
  if (!query.isSuccess) return <WaitingView queries={[query]} />;
  return <BrandingForm record={query.data} />;
}
