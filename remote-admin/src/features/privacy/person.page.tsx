import { useLocation, useNavigate } from 'shared-contracts/router';
import { PageHeader } from '../../shared/page-header.tsx';
import { NearPeople } from './near-people.tsx';
import { PersonData } from './person-data.tsx';
import { PersonSearch } from './person-search.tsx';
import type { AskedPerson } from './person.api.ts';
import { PrivacyTabs } from './privacy-tabs.tsx';

export function PersonPage() {
  const asked = askedPerson(useLocation().state);
  const navigate = useNavigate();
  const look = (next: AskedPerson) => void navigate('.', { state: next });
  return (
    <>
      <PageHeader
        title="KVKK"
        help="Bir kişi hakkında saklanan her şey: gönderdiği formlar, özgeçmişi, notlar, yanıtlar ve başvuruları."
      />
      <PrivacyTabs current="person" />
      <PersonSearch search={asked.search} onLook={look} />
      {asked.email === null && asked.search !== '' ? <NearPeople search={asked.search} onLook={look} /> : null}
      {asked.email === null ? null : <PersonData key={asked.email} email={asked.email} onLook={look} />}
    </>
  );
}

function askedPerson(state: unknown): AskedPerson {
  if (typeof state !== 'object' || state === null) return { search: '', email: null };
  const { search, email }: { search?: unknown; email?: unknown } = state;
  return { search: typeof search === 'string' ? search : '', email: typeof email === 'string' ? email : null };
}
