import { useQuery } from '@tanstack/react-query';
import { articleGapLabels } from '@vitrin/shared-contracts/articles';
import type { LanguageInfo } from '@vitrin/shared-contracts/languages';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import { publicationStateLabels } from '@vitrin/shared-contracts/publication-state';
import { choiceFilter, pageFilter, searchFilter } from '../../ui/list/filters.ts';
import { ListPage } from '../../editing/record-list/list-page.tsx';
import { useFilters } from '../../ui/list/use-filters.ts';
import { useIdleQuery } from '../../data/use-idle-query.ts';
import { useLanguages } from '../../data/use-languages.ts';
import { ArticleRows } from './article-rows.tsx';
import { articlesQuery, authorsQuery } from './articles.api.ts';

const schema = {
  search: searchFilter('Makalelerde ara'),
  state: choiceFilter('durum', { label: 'Durum', all: 'Tüm durumlar', options: publicationStateLabels }),
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
  return (
    <ListPage
      title="Makale"
      help="Sitedeki makaleler, ziyaretçinin gördüğü sırayla. Sırayı sürükleyerek ya da satırın menüsünden değiştirebilirsiniz."
      insert={{ to: adminPaths.articleInsert, label: 'Yeni makale', right: 'articles.draft-own' }}
      publication="article"
      filters={filters}
      options={{
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
        <ArticleRows languages={languages} items={items} isFiltered={filters.hasActiveFilters} paged={paged} />
      )}
    </ListPage>
  );
}

/** `en` selects the articles in English, `-en` those that are not. */
function languageOptions(languages: readonly LanguageInfo[]) {
  return languages.flatMap(({ abbr, lang }) => [
    { value: abbr, label: `${lang} var` },
    { value: `-${abbr}`, label: `${lang} eksik` },
  ]);
}
