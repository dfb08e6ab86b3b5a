import { limits } from '@vitrin/shared-contracts/limits';
import { pathInLanguage, publicPaths } from '@vitrin/shared-contracts/paths';
import { useRootData } from './root-data.ts';
import styles from './shared.module.css';

/** Renders the article search; a plain GET form that works before hydration and without JavaScript. */
export function SearchForm({ search = '' }: { search?: string }) {
  const { language, texts } = useRootData();
  const { blog } = texts;
  return (
    <form className={styles.search} action={pathInLanguage(publicPaths.articles, language)} role="search" key={search}>
      <input
        type="search"
        name="ara"
        aria-label={blog.search}
        placeholder={blog.search}
        defaultValue={search}
        maxLength={limits.search.max}
        required
      />
      <button className={styles.button} type="submit">
        {blog.searchAction}
      </button>
    </form>
  );
}
