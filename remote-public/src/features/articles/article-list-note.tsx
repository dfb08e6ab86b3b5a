import { fill, type StaticTexts } from '@vitrin/shared-contracts/static-texts';
import { Link } from '../../shared/link.tsx';
import { useTexts } from '../../shared/root-data.ts';
import shared from '../../shared/shared.module.css';
import { useResultFocus } from '../../shared/use-result-focus.ts';
import type { ArticleListData } from './article-list.loader.ts';
import styles from './article-list.module.css';
import { articleListPath } from './article-list.path.ts';

/** Shows the number of matches or an empty message, with a link to all articles of the list. */
export function ArticleListNote({ list }: { list: ArticleListData }) {
  const { search, total, articles, category } = list;
  const { blog } = useTexts();
  const result = useResultFocus(search);
  if (!search && articles.length > 0) return null;
  return (
    <div className={styles.note}>
      <p role="status" tabIndex={-1} ref={result}>
        {search ? resultText(list, blog) : blog.empty}
      </p>
      {(search || total > 0) && (
        <Link className={shared.link} to={articleListPath({ category: category?.seo_name ?? '' })}>
          {category ? blog.allOfCategory : blog.allArticles}
        </Link>
      )}
    </div>
  );
}

function resultText({ search, total, category }: ArticleListData, blog: StaticTexts['blog']): string {
  if (!category) return fill(total > 0 ? blog.found : blog.noMatch, { search, total });
  return fill(total > 0 ? blog.foundIn : blog.noMatchIn, { search, total, category: category.name });
}
