import type { Category, MainCategory } from '@vitrin/shared-contracts/catalogue';
import { useContentLanguage } from '../../../shared/language-notice.tsx';
import { useTexts } from '../../../shared/root-data.ts';
import { CatalogueLink } from './catalogue-link.tsx';
import styles from './catalogue.module.css';

export interface CategoryChoiceProps {
  categories: readonly MainCategory[];
  /** Slug of the chosen category; empty if there is none. */
  chosen: string;
  /** True when neither a category nor a search narrows the list. */
  isAll: boolean;
}

/** Renders real links, so that every category can be opened, shared and indexed. */
export function CategoryChoice({ categories, chosen, isAll }: CategoryChoiceProps) {
  const { catalogue } = useTexts();
  if (categories.length === 0) return null;
  return (
    <nav className={styles.categories} aria-label={catalogue.categories}>
      <ul>
        <li>
          <CatalogueLink choice={{}} aria-current={isAll ? 'true' : undefined}>
            {catalogue.all}
          </CatalogueLink>
        </li>
        {categories.map((main) => (
          <li key={main.id}>
            <CategoryLink category={main} chosen={chosen} />
            {main.categories.length > 0 && (
              <ul>
                {main.categories.map((category) => (
                  <li key={category.id}>
                    <CategoryLink category={category} chosen={chosen} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface CategoryLinkProps {
  category: Category;
  chosen: string;
}

function CategoryLink({ category: { name, seo_name, lang }, chosen }: CategoryLinkProps) {
  return (
    <CatalogueLink
      choice={{ category: seo_name }}
      lang={useContentLanguage(lang)}
      aria-current={seo_name === chosen ? 'true' : undefined}
    >
      {name}
    </CatalogueLink>
  );
}
