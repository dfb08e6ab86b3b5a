import { publicPaths } from '@vitrin/shared-contracts/paths';
import type { PersonSummary } from '@vitrin/shared-contracts/people';
import { useContentLanguage } from '../language-notice.tsx';
import { Link } from '../link.tsx';
import { ContactLinks } from './contact-links.tsx';
import styles from './person-card.module.css';
import { Portrait } from './portrait.tsx';

const SIZES = '(max-width: 500px) 46vw, (max-width: 1000px) 32vw, 300px';

interface PersonCardProps {
  person: PersonSummary;
  heading?: 'h2' | 'h3';
}

/** Renders one person of a list; the name is a link if the person has a page. */
export function PersonCard({ person, heading: Heading = 'h3' }: PersonCardProps) {
  const { name, seo_name, role, profession, summary } = person;
  return (
    <article className={styles.card} lang={useContentLanguage(person.lang)}>
      <Portrait person={person} sizes={SIZES} />
      <div>
        <Heading className={styles.name}>
          {seo_name === null ? name : <Link to={publicPaths.person(seo_name)}>{name}</Link>}
        </Heading>
        {role && <p className={styles.role}>{role}</p>}
        {profession && <p className={styles.profession}>{profession}</p>}
        {summary && <p className={styles.summary}>{summary}</p>}
        <ContactLinks person={person} shape="short" />
      </div>
    </article>
  );
}
