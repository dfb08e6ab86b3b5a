import { ListSearchForm } from './list-search-form.tsx';
import { useTexts } from './root-data.ts';

interface SearchFormProps {
  /** What is searched for now; empty without a search. */
  search: string;
  /** Path of the list that is searched. */
  path: string;
}

/** Renders the article search. */
export function SearchForm({ search, path }: SearchFormProps) {
  const { blog } = useTexts();
  return (
    <ListSearchForm
      path={path}
      resultsOf={(typed) => `${path}?${new URLSearchParams({ ara: typed })}`}
      search={search}
      label={blog.search}
      action={blog.searchAction}
      required
    />
  );
}
