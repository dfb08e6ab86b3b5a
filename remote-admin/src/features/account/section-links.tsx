import { accountSections } from './account-sections.ts';
import styles from './account.module.css';

/** Leads to the parts of a long screen. Plain fragments: the browser moves sight and focus itself. */
export function SectionLinks() {
  return (
    <nav className={styles.links} aria-label="Bu sayfada">
      <ul>
        {Object.values(accountSections).map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
