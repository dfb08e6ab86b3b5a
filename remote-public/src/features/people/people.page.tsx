import type { PersonSummary } from '@vitrin/shared-contracts/people';
import { useLoaderData } from '@vitrin/shared-contracts/router';
import { PageHeader } from '../../shared/page-header.tsx';
import { PeopleGrid } from '../../shared/person/people-grid.tsx';
import { textsLanguage, useRootData } from '../../shared/root-data.ts';
import styles from './people.module.css';

export function PeoplePage() {
  const people = useLoaderData<PersonSummary[]>();
  const root = useRootData();
  const { people: texts } = root.texts;
  return (
    <>
      <PageHeader
        title={texts.title}
        text={texts.text}
        lang={textsLanguage(root)}
        contents={people.map(({ lang }) => lang)}
      />
      <section className={styles.section} aria-label={texts.title}>
        <PeopleGrid people={people} heading="h2" />
      </section>
    </>
  );
}
