import { useQuery } from '@tanstack/react-query';
import type { ArticleCategoryRow } from '@vitrin/shared-contracts/article-categories';
import { articleGapLabels } from '@vitrin/shared-contracts/articles';
import type { LanguageInfo } from '@vitrin/shared-contracts/languages';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import { publicationStateLabels } from '@vitrin/shared-contracts/publication-state';
import { choiceFilter, pageFilter, searchFilter } from '../../ui/list/filters.ts';
import { ListPage } from '../../editing/record-list/list-page.tsx';
import { useFilters } from '../../ui/list/use-filters.ts';
import { useIdleQuery } from '../../data/use-idle-query.ts';
import { useLanguages } from '../../data/use-languages.ts';
import { ArticleTabs } from './article-tabs.tsx';
import { ArticleRows, type CategoryChoice } from './article-rows.tsx';
import { articleCategoriesQuery, articlesQuery, authorsQuery } from './articles.api.ts';

const schema = {
  search: searchFilter('Makalelerde ara'),
  state: choiceFilter('durum', { label: 'Durum', all: 'Tüm durumlar', options: publicationStateLabels }),
  category: choiceFilter('kategori', { label: 'Kategori', all: 'Tüm kategoriler' }),
  missing: choiceFilter('eksik', { label: 'Eksikler', all: 'Tüm makaleler', options: articleGapLabels }),
  language: choiceFilter('dil', { label: 'Dil', all: 'Tüm diller' }),
  author: choiceFilter('yazar', { label: 'Son düzenleyen', all: 'Son düzenleyen' }),
  page: pageFilter,
};

export function ArticleListPage() {
  const filters = useFilters(schema);
  const { search } = filters.values;
  const query = useQuery(articlesQuery(filters.params));
  const { data: languages = [] } = useLanguages();
  const authors = useIdleQuery(authorsQuery()) ?? [];
  const { data: named = [] } = useQuery(articleCategoriesQuery());
  const categories = categoryChoices(named);
  return (
    <ListPage
      title="Makale"
      help="Sitedeki makaleler, ziyaretçinin gördüğü sırayla. Sırayı sürükleyerek ya da satırın menüsünden değiştirebilirsiniz."
      insert={{ to: adminPaths.articleInsert, label: 'Yeni makale', right: 'articles.draft-own' }}
      before={<ArticleTabs current="makaleler" />}
      publication="article"
      filters={filters}
      options={{
        category: [...categories, { value: 'none', label: 'Kategorisiz' }],
        language: languageOptions(languages),
        author: authors.map(({ id, name }) => ({ value: String(id), label: name })),
      }}
      query={query}
      empty={{ title: 'Henüz makale yok.', text: 'İlk makaleyi yazdığınızda burada görünür.' }}
      notFound={
        search
          ? { title: `“${search}” için makale bulunamadı.` }
          : { title: 'Böyle bir makale yok.', text: 'Seçtiğiniz süzgeçlere uyan makale yok.' }
      }
    >
      {(items, paged) => (
        <ArticleRows
          languages={languages}
          categories={categories}
          items={items}
          isFiltered={filters.hasActiveFilters}
          paged={paged}
        />
      )}
    </ListPage>
  );
}

function categoryChoices(categories: readonly ArticleCategoryRow[]): CategoryChoice[] {
  return categories.map(({ id, name }) => ({ value: String(id), label: name }));
}

/** `en` selects the articles in English, `-en` those that are not. */
function languageOptions(languages: readonly LanguageInfo[]) {
  return languages.flatMap(({ abbr, lang }) => [
    { value: abbr, label: `${lang} var` },
    { value: `-${abbr}`, label: `${lang} eksik` },
  ]);
}
