import { publicPaths } from '@vitrin/shared-contracts/paths';
import { useLoaderData } from '@vitrin/shared-contracts/router';
import { fill } from '@vitrin/shared-contracts/static-texts';
import { Link } from '../../shared/link.tsx';
import { ArticleCard } from '../../shared/article-card.tsx';
import { useBreadcrumbs } from '../../shared/inner-pages.ts';
import { PageHeader } from '../../shared/page-header.tsx';
import { Pagination } from '../../shared/pagination/pagination.tsx';
import { useTexts } from '../../shared/root-data.ts';
import { SearchForm } from '../../shared/search-form.tsx';
import shared from '../../shared/shared.module.css';
import { useResultFocus } from '../../shared/use-result-focus.ts';
import type { ArticleListData } from './article-list.loader.ts';
import styles from './article-list.module.css';
import { articleListPath } from './article-list.path.ts';

/** From this number of articles on, the newest is shown larger; below it all cards are equal. */
const MIN_ARTICLES_FOR_LEAD = 5;

export function ArticleListPage() {
  const list = useLoaderData<ArticleListData>();
  const texts = useTexts();
  const header = useBreadcrumbs('blog');
  const hasLead = list.page === 1 && !list.search && list.articles.length >= MIN_ARTICLES_FOR_LEAD;
  return (
    <>
      <PageHeader {...header} contents={list.articles.map(({ lang }) => lang)}>
        <SearchForm search={list.search} />
      </PageHeader>
      <section className={styles.section} aria-label={texts.navbar.articles}>
        <h2 className={styles.hidden}>{texts.navbar.articles}</h2>
        <ArticleListNote list={list} />
        <div className={hasLead ? `${styles.list} ${styles.leading}` : styles.list}>
          {list.articles.map((article, index) => (
            <ArticleCard key={article.id} article={article} shape={hasLead && index === 0 ? 'leading' : 'upright'} />
          ))}
        </div>
        <Pagination
          page={list.page}
          pages={list.pages}
          label={texts.blog.pages}
          pathOf={(page) => articleListPath(page, list.search)}
        />
      </section>
    </>
  );
}

/** Shows the number of matches or an empty message, with a link to all articles. */
function ArticleListNote({ list: { search, total, articles } }: { list: ArticleListData }) {
  const { blog } = useTexts();
  const result = useResultFocus(search);
  if (!search && articles.length > 0) return null;
  const text = total > 0 && search ? blog.found : blog.noMatch;
  return (
    <div className={styles.note}>
      <p role="status" tabIndex={-1} ref={result}>
        {search ? fill(text, { search, total }) : blog.empty}
      </p>
      {(search || total > 0) && (
        <Link className={shared.link} to={publicPaths.articles}>
          {blog.allArticles}
        </Link>
      )}
    </div>
  );
}
