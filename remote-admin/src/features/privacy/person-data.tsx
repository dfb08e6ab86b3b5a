import { useQuery } from '@tanstack/react-query';
import { subscriptionStateLabels } from '@vitrin/shared-contracts/newsletter';
import type { PersonalData, PersonalSubscription } from '@vitrin/shared-contracts/privacy';
import { exactTime } from '@vitrin/shared-contracts/relative-time';
import { EmptyList } from '../../ui/list/empty-list.tsx';
import listStyles from '../../ui/list/list.module.css';
import { LoadingView } from '../../ui/states/loading.view.tsx';
import { DataRequestRow } from './data-request-row.tsx';
import { EraseForm } from './erase-form.tsx';
import { PersonHeading } from './person-heading.tsx';
import { type PersonQuery, personQuery } from './person.api.ts';
import { PersonalMessages } from './personal-messages.tsx';
import styles from './privacy.module.css';

interface PersonDataProps {
  email: string;
  onLook: (asked: PersonQuery) => void;
}

const NOTHING = {
  title: 'Bu adresle saklanan veri yok.',
  text: 'Kişi başka bir adresle yazmış olabilir: adıyla ya da telefonuyla da arayın.',
};

/** All personal data of one data subject, with the available actions. */
export function PersonData({ email, onLook }: PersonDataProps) {
  const query = useQuery(personQuery(email));
  if (!query.isSuccess) return <LoadingView queries={[query]} />;
  return <StoredData person={query.data} onLook={onLook} />;
}

interface StoredDataProps {
  person: PersonalData;
  onLook: (asked: PersonQuery) => void;
}

function StoredData({ person, onLook }: StoredDataProps) {
  const { messages, requests, subscription } = person;
  const name = nameOf(person);
  const isErasable = hasErasableData(person);
  return (
    <div className={styles.person}>
      <PersonHeading
        person={person}
        name={name}
        onSearchName={name === null ? null : () => onLook({ search: name, email: null })}
      />
      {isErasable || requests.length > 0 ? null : <NothingStored />}
      {messages.length > 0 ? <PersonalMessages person={person} /> : null}
      {requests.length > 0 ? <PersonRequests requests={requests} /> : null}
      {subscription ? <PersonSubscription subscription={subscription} /> : null}
      {isErasable ? <EraseForm person={person} /> : null}
    </div>
  );
}

function nameOf({ messages, requests }: PersonalData): string | null {
  return messages[0]?.name ?? requests[0]?.name ?? null;
}

/** Requests are kept: they prove what was asked. */
function hasErasableData({ messages, mails, subscription }: PersonalData): boolean {
  return messages.length + mails > 0 || subscription !== null;
}

function NothingStored() {
  return (
    <div className={listStyles.card}>
      <EmptyList {...NOTHING} />
    </div>
  );
}

function PersonSubscription({ subscription: { state, changed_at } }: { subscription: PersonalSubscription }) {
  return (
    <section aria-labelledby="bulten">
      <h3 id="bulten">Bülten</h3>
      <p>{`${subscriptionStateLabels[state]} · ${exactTime(new Date(changed_at))}`}</p>
    </section>
  );
}

function PersonRequests({ requests }: Pick<PersonalData, 'requests'>) {
  return (
    <section aria-labelledby="basvurulari">
      <h3 id="basvurulari">KVKK başvuruları</h3>
      <ul className={`${listStyles.card} ${styles.rows}`}>
        {requests.map((request) => (
          <DataRequestRow key={request.id} request={request} />
        ))}
      </ul>
    </section>
  );
}
