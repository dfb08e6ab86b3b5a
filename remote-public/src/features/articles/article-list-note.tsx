import { publicPaths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/router';
import { fill } from 'shared-contracts/static-texts';
import { useTexts } from '../../shared/root-data.ts';
import shared from '../../shared/shared.module.css';
import type { ArticleListData } from './article-list.loader.ts';
import styles from './article-list.module.css';

/** Says what a search found, or that there is nothing; offers the way back to all articles. */
export function ArticleListNote({ list: { search, total, articles } }: { list: ArticleListData }) {
  const { blog } = useTexts();
  if (!search && articles.length > 0) return null;
  const text = total > 0 && search ? blog.found : blog.noMatch;
  return (
    <div className={styles.note}>
      <p role="status">{search ? fill(text, { search, total }) : blog.empty}</p>
      {(search || total > 0) && (
        <Link className={shared.link} to={publicPaths.articles}>
          {blog.allArticles}
        </Link>
      )}
    </div>
  );
}
