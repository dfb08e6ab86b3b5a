import { fill } from '@vitrin/shared-contracts/static-texts';
import { Link } from '../../shared/link.tsx';
import { useTexts } from '../../shared/root-data.ts';
import shared from '../../shared/shared.module.css';
import { useCountText } from '../../shared/use-count-text.ts';
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
        {search ? <ResultText list={list} /> : blog.empty}
      </p>
      {(search || total > 0) && (
        <Link className={shared.link} to={articleListPath({ category: category?.seo_name ?? '' })}>
          {category ? blog.allOfCategory : blog.allArticles}
        </Link>
      )}
    </div>
  );
}

function ResultText({ list: { search, total, category } }: { list: ArticleListData }) {
  const { blog } = useTexts();
  const countText = useCountText();
  if (!category) return total > 0 ? countText(['blog', 'found'], { search, total }) : fill(blog.noMatch, { search });
  const values = { search, total, category: category.name };
  return total > 0 ? countText(['blog', 'foundIn'], values) : fill(blog.noMatchIn, values);
}
