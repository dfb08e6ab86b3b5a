import type { PersonSummary } from '@vitrin/shared-contracts/people';
import { PersonCard } from './person-card.tsx';
import styles from './people-grid.module.css';

/** Renders people in their order. */
export function PeopleGrid({ people, heading = 'h3' }: { people: readonly PersonSummary[]; heading?: 'h2' | 'h3' }) {
  return (
    <div className={styles.people}>
      {people.map((person) => (
        <PersonCard key={person.id} person={person} heading={heading} />
      ))}
    </div>
  );
}
