import type { FormEvent } from 'react';
import { limits } from '@vitrin/shared-contracts/limits';
import { pathInLanguage, publicPaths } from '@vitrin/shared-contracts/paths';
import { useNavigate } from '@vitrin/shared-contracts/router';
import { useRootData } from '../../shared/root-data.ts';
import shared from '../../shared/shared.module.css';
import { searchedState } from '../../shared/use-result-focus.ts';
import { productListPath } from './product-paths.ts';

/** Renders the search over all products; a plain GET form that works before hydration and without script. */
export function ProductSearchForm({ search }: { search: string }) {
  const { language, texts } = useRootData();
  const navigate = useNavigate();
  const { products } = texts;

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('ara');
    void navigate(productListPath(typeof typed === 'string' ? typed.trim() : ''), { state: searchedState });
  }

  return (
    <form
      className={shared.search}
      action={pathInLanguage(publicPaths.products, language)}
      role="search"
      key={search}
      onSubmit={submit}
    >
      <input
        type="search"
        name="ara"
        aria-label={products.search}
        placeholder={products.search}
        defaultValue={search}
        maxLength={limits.search.max}
      />
      <button className={shared.button} type="submit">
        {products.searchAction}
      </button>
    </form>
  );
}
