import { Button } from '@mantine/core';
import { api } from 'shared-contracts/paths';
import type { PersonCandidate } from 'shared-contracts/privacy';
import { EmptyList } from '../../shared/list/empty-list.tsx';
import listStyles from '../../shared/list/list.module.css';
import { RecordRow } from '../../shared/list/record-row.tsx';
import { FailedView } from '../../shared/states/failed.view.tsx';
import { RowsSkeleton } from '../../shared/states/rows-skeleton.tsx';
import { useRead } from '../../shared/use-read.ts';
import type { AskedPerson } from './person.api.ts';
import styles from './privacy.module.css';

interface NearPeopleProps {
  search: string;
  onLook: (asked: AskedPerson) => void;
}

/** Whom the words may mean; staff choose. */
export function NearPeople({ search, onLook }: NearPeopleProps) {
  const { reading, reread } = useRead<PersonCandidate[]>(api.adminPersonalDataNear, { search });
  if (reading.state === 'failed') return <FailedView failure={reading} onRetry={() => void reread()} />;
  return (
    <section className={listStyles.card} aria-busy={reading.state === 'loading'}>
      {reading.state === 'loading' ? <RowsSkeleton rows={4} /> : null}
      {reading.state === 'ready' && reading.data.length === 0 ? (
        <EmptyList
          title={`“${search}” için kimse bulunamadı.`}
          text="Adın bir parçasını, telefonun son hanelerini ya da tam e-posta adresini deneyin."
        />
      ) : null}
      {reading.state === 'ready' && reading.data.length > 0 ? (
        <ul aria-label="Bulunan kişiler">
          {reading.data.map((person) => (
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
