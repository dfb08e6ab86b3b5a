import { fill } from '@vitrin/shared-contracts/static-texts';
import { Link } from '../../shared/link.tsx';
import { useTexts } from '../../shared/root-data.ts';
import type { SearchData } from './search.loader.ts';
import { searchPath } from './search.path.ts';
import styles from './search.module.css';

/** Links to the pages before and after this one. */
export function ResultPages({ data: { search, kind, page, pages } }: { data: SearchData }) {
  const { search: texts, blog } = useTexts();
  if (pages < 2) return null;
  return (
    <nav className={styles.pages} aria-label={texts.pages}>
      {page > 1 && (
        <Link to={searchPath({ search, kind, page: page - 1 })} rel="prev">
          {blog.previousPage}
        </Link>
      )}
      <span>{fill(blog.pageOf, { page, pages })}</span>
      {page < pages && (
        <Link to={searchPath({ search, kind, page: page + 1 })} rel="next">
          {blog.nextPage}
        </Link>
      )}
    </nav>
  );
}
