import type { FormEvent } from 'react';
import { limits } from '@vitrin/shared-contracts/limits';
import { pathInLanguage } from '@vitrin/shared-contracts/paths';
import { useNavigate } from '@vitrin/shared-contracts/router';
import { useRootData } from './root-data.ts';
import styles from './shared.module.css';
import { searchedState } from './use-result-focus.ts';

interface SearchFormProps {
  /** What is searched for now; empty without a search. */
  search: string;
  /** Path of the list that is searched. */
  path: string;
}

/** Renders the article search; a plain GET form that works before hydration and without JavaScript. */
export function SearchForm({ search, path }: SearchFormProps) {
  const { language, texts } = useRootData();
  const navigate = useNavigate();
  const { blog } = texts;

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('ara');
    const query = new URLSearchParams({ ara: typeof typed === 'string' ? typed : '' });
    void navigate(`${path}?${query}`, { state: searchedState });
  }

  return (
    <form
      className={styles.search}
      action={pathInLanguage(path, language)}
      role="search"
      key={search}
      onSubmit={submit}
    >
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
