import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { PersonCandidate } from '@vitrin/shared-contracts/privacy';
import { EmptyList } from '../../ui/list/empty-list.tsx';
import listStyles from '../../ui/list/list.module.css';
import { RecordRow } from '../../editing/record-list/record-row.tsx';
import { FailedView } from '../../ui/states/failed.view.tsx';
import { RowsSkeleton } from '../../ui/states/rows-skeleton.tsx';
import { type PersonQuery, similarPeopleQuery } from './person.api.ts';
import styles from './privacy.module.css';

interface SimilarPeopleProps {
  search: string;
  onLook: (asked: PersonQuery) => void;
}

/** Lists the similar people that a search may refer to; staff choose one. */
export function SimilarPeople({ search, onLook }: SimilarPeopleProps) {
  const query = useQuery(similarPeopleQuery(search));
  if (query.isError) return <FailedView failure={query.error} onRetry={() => void query.refetch()} />;
  const people = query.data ?? [];
  return (
    <section className={listStyles.card} aria-busy={query.isPending}>
      {query.isPending ? <RowsSkeleton rows={4} /> : null}
      {query.isSuccess && people.length === 0 ? (
        <EmptyList
          title={`“${search}” için kimse bulunamadı.`}
          text="Adın bir parçasını, telefonun son hanelerini ya da tam e-posta adresini deneyin."
        />
      ) : null}
      {people.length > 0 ? (
        <ul aria-label="Bulunan kişiler">
          {people.map((person) => (
            <Candidate key={person.email} person={person} onChoose={() => onLook({ search, email: person.email })} />
          ))}
        </ul>
      ) : null}
    </section>
  );
}

function Candidate({ person, onChoose }: { person: PersonCandidate; onChoose: () => void }) {
  const { name, email, messages, requests } = person;
  const counts = [messages > 0 ? `${messages} ileti` : '', requests > 0 ? `${requests} başvuru` : ''].filter(Boolean);
  return (
    <RecordRow
      name={name}
      to={null}
      detail={
        <span className={styles.facts}>
          <span>{email}</span>
          <span>{counts.join(', ')}</span>
        </span>
      }
      actions={
        <Button variant="default" size="xs" aria-label={`${name}, ${email}: verilerini aç`} onClick={onChoose}>
          Verilerini aç
        </Button>
      }
    />
  );
}
