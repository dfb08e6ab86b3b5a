import { publicPaths } from '@vitrin/shared-contracts/paths';
import { useLoaderData } from '@vitrin/shared-contracts/router';
import { ArticleCard } from '../../shared/article-card.tsx';
import { useBreadcrumbs } from '../../shared/inner-pages.ts';
import { PageHeader } from '../../shared/page-header.tsx';
import { Pagination } from '../../shared/pagination/pagination.tsx';
import { useTexts } from '../../shared/root-data.ts';
import { SearchForm } from '../../shared/search-form.tsx';
import { ArticleListNote } from './article-list-note.tsx';
import type { ArticleListData } from './article-list.loader.ts';
import styles from './article-list.module.css';
import { articleListPath } from './article-list.path.ts';
import { CategoryNavigation } from './category-navigation.tsx';

/** From this number of articles on, the newest is shown larger; below it all cards are equal. */
const MIN_ARTICLES_FOR_LEAD = 5;

/** Renders the articles, all or those of a category. */
export function ArticleListPage() {
  const list = useLoaderData<ArticleListData>();
  const texts = useTexts();
  const { search, articles } = list;
  const category = list.category?.seo_name ?? '';
  const hasLead = list.page === 1 && !search && articles.length >= MIN_ARTICLES_FOR_LEAD;
  return (
    <>
      <ListHeader list={list} />
      <section className={styles.section} aria-label={texts.navbar.articles}>
        <h2 className={styles.hidden}>{texts.navbar.articles}</h2>
        <CategoryNavigation list={list} />
        <ArticleListNote list={list} />
        <div className={hasLead ? `${styles.list} ${styles.leading}` : styles.list}>
          {articles.map((article, index) => (
            <ArticleCard key={article.id} article={article} shape={hasLead && index === 0 ? 'leading' : 'upright'} />
          ))}
        </div>
        <Pagination
          page={list.page}
          pages={list.pages}
          label={texts.blog.pages}
          pathOf={(page) => articleListPath({ category, page, search })}
        />
      </section>
    </>
  );
}

interface ListProps {
  list: ArticleListData;
}

function ListHeader({ list: { category, articles, search } }: ListProps) {
  const header = useBreadcrumbs('blog');
  const shown = category
    ? {
        title: category.name,
        text: category.text,
        lang: category.lang,
        picture: header.picture,
        crumbs: [{ name: header.title, path: publicPaths.articles }],
      }
    : header;
  return (
    <PageHeader {...shown} contents={articles.map(({ lang }) => lang)}>
      <SearchForm search={search} path={articleListPath({ category: category?.seo_name ?? '' })} />
    </PageHeader>
  );
}
