import type { FormEvent } from 'react';
import { limits } from '@vitrin/shared-contracts/limits';
import { useNavigate } from '@vitrin/shared-contracts/router';
import { useAddress } from './root-data.ts';
import styles from './shared.module.css';
import { searchedState } from './use-result-focus.ts';

interface ListSearchFormProps {
  /** Path of the list, to which the form is sent without script. */
  path: string;
  /** Returns the path of the results. */
  resultsOf: (typed: string) => string;
  /** What is searched now. */
  search: string;
  label: string;
  action: string;
  /** An empty search does nothing; otherwise it leads to the whole list. */
  required?: boolean;
}

/** Renders the search in a list; a plain GET form that works before hydration and without script. */
export function ListSearchForm({ path, resultsOf, search, label, action, required = false }: ListSearchFormProps) {
  const addressOf = useAddress();
  const navigate = useNavigate();

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('ara');
    void navigate(resultsOf(typeof typed === 'string' ? typed : ''), { state: searchedState });
  }

  return (
    <form className={styles.search} action={addressOf(path)} role="search" key={search} onSubmit={submit}>
      <input
        type="search"
        name="ara"
        aria-label={label}
        placeholder={label}
        defaultValue={search}
        maxLength={limits.search.max}
        required={required}
      />
      <button className={styles.button} type="submit">
        {action}
      </button>
    </form>
  );
}
