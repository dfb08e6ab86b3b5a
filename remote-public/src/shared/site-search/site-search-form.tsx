import type { FormEvent } from 'react';
import { exchangeNames } from '@vitrin/shared-contracts/list-names';
import { limits } from '@vitrin/shared-contracts/limits';
import { publicPaths } from '@vitrin/shared-contracts/paths';
import { useNavigate } from '@vitrin/shared-contracts/router';
import { useAddress, useRootData } from '../root-data.ts';
import shared from '../shared.module.css';
import styles from './site-search.module.css';
import { SuggestionList } from './suggestion-list.tsx';
import { useSuggestions, type Suggestion } from './use-suggestions.ts';

/** State of a navigation by this form: the page then moves the focus to the number of results. */
const searchedState = { searched: true } as const;
const listId = 'search-suggestions';

/**
 * Renders the search of the whole site: a plain GET form that works before hydration and without JavaScript, and suggests
 * pages and words while typing.
 */
export function SiteSearchForm({ search = '' }: { search?: string }) {
  const { language, listNames, texts } = useRootData();
  const addressOf = useAddress();
  const navigate = useNavigate();
  const list = useSuggestions(language);
  const { label, action } = texts.search;

  const find = (typed: string) => {
    list.close();
    void navigate(`${publicPaths.search}?${new URLSearchParams({ q: typed })}`, { state: searchedState });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    find(typeof typed === 'string' ? typed : '');
  };
  const choose = ({ path, text }: Suggestion) => {
    list.close();
    if (path === null) find(text);
    else void navigate(exchangeNames(path, listNames));
  };

  return (
    <form
      className={`${shared.search} ${styles.form}`}
      action={addressOf(publicPaths.search)}
      role="search"
      key={search}
      onSubmit={submit}
    >
      <div className={styles.field}>
        <input
          ref={list.field}
          type="search"
          name="q"
          role="combobox"
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={list.isOpen}
          aria-controls={listId}
          aria-activedescendant={list.active === null ? undefined : `${listId}-${list.active}`}
          autoComplete="off"
          placeholder={label}
          defaultValue={search}
          maxLength={limits.search.max}
          required
          onInput={(event) => list.type(event.currentTarget.value)}
          onKeyDown={(event) => list.press(event, choose)}
          onBlur={list.close}
        />
        <SuggestionList id={listId} list={list} onChoose={choose} />
      </div>
      <button className={shared.button} type="submit">
        {action}
      </button>
    </form>
  );
}
