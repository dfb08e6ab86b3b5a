import { limits } from '@vitrin/shared-contracts/limits';
import { pathInLanguage } from '@vitrin/shared-contracts/paths';
import { useRootData } from '../../../shared/root-data.ts';
import shared from '../../../shared/shared.module.css';
import { catalogueAddress } from './catalogue-choice.ts';
import { useLiveSearch } from './use-live-search.ts';

/** Renders a plain GET form that works without JavaScript; after hydration it searches as the visitor types. */
export function ProductSearch({ search }: { search: string }) {
  const { language, texts } = useRootData();
  const { catalogue } = texts;
  const { field, searchDebounced, searchNow } = useLiveSearch(search);
  return (
    <form
      className={shared.search}
      action={pathInLanguage(catalogueAddress({}), language)}
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        searchNow();
      }}
    >
      <input
        ref={field}
        type="search"
        name="ara"
        aria-label={catalogue.search}
        placeholder={catalogue.search}
        defaultValue={search}
        maxLength={limits.search.max}
        autoComplete="off"
        onInput={searchDebounced}
      />
      <button className={shared.button} type="submit">
        {catalogue.searchAction}
      </button>
    </form>
  );
}
