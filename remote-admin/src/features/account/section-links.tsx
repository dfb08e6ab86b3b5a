import { accountSections, type AccountSection } from './account-sections.ts';
import styles from './account.module.css';
import { useReadsInbox } from './use-reads-inbox.ts';

/** Leads to the parts of a long screen. Plain fragments: the browser moves sight and focus itself. */
export function SectionLinks() {
  const readsInbox = useReadsInbox();
  const all: readonly AccountSection[] = Object.values(accountSections);
  const sections = all.filter(({ forInboxes }) => readsInbox || !forInboxes);
  return (
    <nav className={styles.links} aria-label="Bu sayfada">
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
