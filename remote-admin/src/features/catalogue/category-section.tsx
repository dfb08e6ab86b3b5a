import { useMemo } from 'react';
import type { CategoryRecord, MainCategoryRecord } from 'shared-contracts/catalogue';
import type { LanguageRecord } from 'shared-contracts/languages';
import { adminPaths, api } from 'shared-contracts/paths';
import { chosenOnly, useListQuery } from '../../shared/list/use-list-query.ts';
import { useLanguages } from '../../shared/use-languages.ts';
import { useRead } from '../../shared/use-read.ts';
import { CatalogueList } from './catalogue-list.tsx';
import styles from './catalogue.module.css';
import { CategoryRows } from './category-rows.tsx';
import { nameOf } from './names.ts';

const addressNames = { section: 'bolum' } as const;

/** Categories below their main categories; each group has an order of its own. */
export function CategorySection() {
  const { search, setSearch } = useListQuery<'section'>(addressNames);
  const mains = useRead<MainCategoryRecord[]>(api.adminMainCategories);
  const categories = useRead<CategoryRecord[]>(api.adminCategories, chosenOnly({ search }));
  const languages = useLanguages().reading;
  const reread = () => void Promise.all([mains.reread(), categories.reread()]);
  return (
    <CatalogueList
      section="kategoriler"
      help="Ürünlerin bulunduğu kategoriler, ana kategorilerine göre. Sıra, her ana kategorinin kendi içindedir."
      insert={{ to: adminPaths.categoryInsert, label: 'Yeni kategori' }}
      search={search}
      onSearch={setSearch}
      reading={mains.reading.state === 'ready' ? categories.reading : mains.reading}
      onRetry={reread}
      empty={{ title: 'Henüz kategori yok.', text: 'Ürünler kategorilere eklenir: önce bir kategori oluşturun.' }}
    >
      {(items: readonly CategoryRecord[]) => (
        <Groups
          mains={mains.reading.state === 'ready' ? mains.reading.data : []}
          categories={items}
          languages={languages.state === 'ready' ? languages.data : []}
          movable={search === ''}
          onChanged={reread}
        />
      )}
    </CatalogueList>
  );
}

interface GroupsProps {
  mains: readonly MainCategoryRecord[];
  categories: readonly CategoryRecord[];
  languages: readonly LanguageRecord[];
  movable: boolean;
  onChanged: () => void;
}

function Groups({ mains, categories, languages, movable, onChanged }: GroupsProps) {
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
        <CategoryRows
          level="category"
          items={items}
          label={name}
          languages={languages}
          movable={movable}
          onChanged={onChanged}
        />
      </section>
    );
  });
}
