import type { ExcerptPart } from '@vitrin/shared-contracts/articles';
import type { SearchHit } from '@vitrin/shared-contracts/search';
import { AnyLink } from '../../shared/any-link.tsx';
import { useContentLanguage } from '../../shared/language-notice.tsx';
import { useTexts } from '../../shared/root-data.ts';
import { kindLabel } from '../../shared/site-search/kind-label.ts';
import styles from './search.module.css';

/** Lists found pages with their kind, title and the part of the text that was found. */
export function HitList({ hits }: { hits: readonly SearchHit[] }) {
  return (
    <ol className={styles.hits}>
      {hits.map((hit) => (
        <li key={`${hit.kind} ${hit.path}`}>
          <Hit hit={hit} />
        </li>
      ))}
    </ol>
  );
}

function Hit({ hit: { kind, path, lang, title, excerpt } }: { hit: SearchHit }) {
  const texts = useTexts();
  const language = useContentLanguage(lang);
  return (
    <article>
      <p className={styles.kind}>{kindLabel(texts, kind)}</p>
      <h2 className={styles.title} lang={language}>
        <AnyLink to={path}>
          <Marked parts={title} />
        </AnyLink>
      </h2>
      {excerpt.length > 0 && (
        <p className={styles.excerpt} lang={language}>
          <Marked parts={excerpt} />
        </p>
      )}
    </article>
  );
}

function Marked({ parts }: { parts: readonly ExcerptPart[] }) {
  // oxlint-disable-next-line react/no-array-index-key -- the position identifies a part: an excerpt never changes
  return parts.map(({ text, isMatch }, index) => (isMatch ? <mark key={index}>{text}</mark> : text));
}
