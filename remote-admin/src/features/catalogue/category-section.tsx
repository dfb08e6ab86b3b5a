import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CategoryRecord, MainCategoryRecord } from '@vitrin/shared-contracts/catalogue';
import type { LanguageInfo } from '@vitrin/shared-contracts/languages';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import { searchFilter } from '../../ui/list/filters.ts';
import { useFilters } from '../../ui/list/use-filters.ts';
import { useLanguages } from '../../data/use-languages.ts';
import { CatalogueList } from './catalogue-list.tsx';
import { categoriesQuery, mainCategoriesQuery } from './catalogue.api.ts';
import styles from './catalogue.module.css';
import { CategoryRows } from './category-rows.tsx';
import { nameOf } from './record-names.ts';

const noMains: readonly MainCategoryRecord[] = [];
const schema = { search: searchFilter('Kategorilerde ara') };

/** Categories grouped by main category; each group has its own order. */
export function CategorySection() {
  const filters = useFilters(schema);
  const { search } = filters.values;
  const { data: languages = [] } = useLanguages();
  const mains = useQuery(mainCategoriesQuery());
  const categories = useQuery(categoriesQuery(filters.params));
  return (
    <CatalogueList
      section="kategoriler"
      help="Ürünlerin bulunduğu kategoriler, ana kategorilerine göre. Sıralama, her ana kategorinin kendi içinde yapılır."
      publication="category"
      insert={{ to: adminPaths.categoryInsert, label: 'Yeni kategori' }}
      search={search}
      filters={filters}
      query={categories}
      additionalQueries={[mains]}
      empty={{ title: 'Henüz kategori yok.', text: 'Ürünler kategorilere eklenir: önce bir kategori oluşturun.' }}
    >
      {(items) => (
        <Groups mains={mains.data?.items ?? noMains} categories={items} languages={languages} movable={search === ''} />
      )}
    </CatalogueList>
  );
}

interface GroupsProps {
  mains: readonly MainCategoryRecord[];
  categories: readonly CategoryRecord[];
  languages: readonly LanguageInfo[];
  movable: boolean;
}

function Groups({ mains, categories, languages, movable }: GroupsProps) {
  const groups = useMemo(
    () =>
      mains
        .map((main) => ({ main, items: categories.filter(({ main_category_id }) => main_category_id === main.id) }))
        .filter(({ items }) => items.length > 0),
    [mains, categories],
  );
  return groups.map(({ main, items }) => {
    const name = nameOf(main.translations, languages);
    return (
      <section key={main.id} className={styles.group}>
        <h2 className={styles.groupName}>{name}</h2>
        <CategoryRows level="category" items={items} label={name} languages={languages} movable={movable} />
      </section>
    );
  });
}
