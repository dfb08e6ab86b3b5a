import { fill } from '@vitrin/shared-contracts/static-texts';
import { Link } from '../../shared/link.tsx';
import { useTexts } from '../../shared/root-data.ts';
import { articleListPath } from './article-list.path.ts';
import styles from './article-list.module.css';
import { pageWindow } from './page-window.ts';

export interface PaginationProps {
  page: number;
  pages: number;
  search: string;
}

/** Renders real links, so that every page can be opened, shared and indexed. */
export function Pagination({ page, pages, search }: PaginationProps) {
  const { blog } = useTexts();
  if (pages < 2) return null;
  return (
    <nav className={styles.pages} aria-label={blog.pages}>
      {page > 1 && (
        <Link to={articleListPath(page - 1, search)} rel="prev">
          {blog.previousPage}
        </Link>
      )}
      <ol>
        {pageWindow(page, pages).map((number) => (
          <li key={number}>
            <Link
              to={articleListPath(number, search)}
              aria-current={number === page ? 'page' : undefined}
              aria-label={fill(blog.pageOf, { page: number, pages })}
            >
              {number}
            </Link>
          </li>
        ))}
      </ol>
      {page < pages && (
        <Link to={articleListPath(page + 1, search)} rel="next">
          {blog.nextPage}
        </Link>
      )}
    </nav>
  );
}
