import { useTexts } from '../../shared/root-data.ts';
import type { Heading } from './article-headings.ts';
import styles from './article.module.css';

/** Shorter articles are seen at a glance. */
const WORTH_A_LIST = 4;

export function Contents({ headings, lang }: { headings: readonly Heading[]; lang: string | undefined }) {
  const { article } = useTexts();
  if (headings.length < WORTH_A_LIST) return null;
  return (
    <nav className={styles.contents} aria-label={article.contents}>
      <h2>{article.contents}</h2>
      <ol lang={lang}>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
