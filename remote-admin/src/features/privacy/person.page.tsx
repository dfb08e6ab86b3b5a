import { useLocation, useNavigate } from '@vitrin/shared-contracts/router';
import { NoLegalAdvice } from '../../ui/no-legal-advice.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SimilarPeople } from './similar-people.tsx';
import { PersonData } from './person-data.tsx';
import { PersonSearch } from './person-search.tsx';
import type { PersonQuery } from './person.api.ts';
import { PrivacyTabs } from './privacy-tabs.tsx';

export function PersonPage() {
  const asked = readPersonQuery(useLocation().state);
  const navigate = useNavigate();
  const look = (next: PersonQuery) => void navigate('.', { state: next });
  return (
    <>
      <PageHeader
        title="KVKK"
        help="Bir kişi hakkında saklanan her şey: gönderdiği formlar, özgeçmişi, notlar, yanıtlar ve başvuruları."
      />
      <PrivacyTabs current="person" />
      <PersonSearch search={asked.search} onSearch={look} />
      {asked.email === null && asked.search !== '' ? <SimilarPeople search={asked.search} onLook={look} /> : null}
      {asked.email === null ? null : <PersonData key={asked.email} email={asked.email} onLook={look} />}
      <NoLegalAdvice />
    </>
  );
}

function readPersonQuery(state: unknown): PersonQuery {
  if (typeof state !== 'object' || state === null) return { search: '', email: null };
  const { search, email }: { search?: unknown; email?: unknown } = state;
  return { search: typeof search === 'string' ? search : '', email: typeof email === 'string' ? email : null };
}
