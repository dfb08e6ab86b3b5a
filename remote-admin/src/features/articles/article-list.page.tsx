import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import type { ArticleRow } from 'shared-contracts/articles';
import { adminPaths, api } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/router';
import { useRight } from 'shared-contracts/state';
import { EmptyList } from '../../shared/list/empty-list.tsx';
import { ListPage } from '../../shared/list/list-page.tsx';
import { SearchBox } from '../../shared/list/search-box.tsx';
import { useListQuery } from '../../shared/list/use-list-query.ts';
import { useRead } from '../../shared/use-read.ts';
import { ArticleRows } from './article-rows.tsx';

export function ArticleListPage() {
  const { search, page, setSearch, setPage } = useListQuery();
  const { reading, reread } = useRead<ArticleRow[]>(api.adminArticles, { page, ...(search ? { search } : {}) });
  const mayWrite = useRight('articles.write');
  const insert = mayWrite ? (
    <Button component={Link} to={adminPaths.articleInsert} leftSection={<IconPlus size={18} aria-hidden />}>
      Yeni makale
    </Button>
  ) : null;
  return (
    <ListPage
      title="Makale"
      help="Sitedeki makaleler, ziyaretçinin gördüğü sırayla. Sırayı sürükleyerek ya da satırın menüsünden değiştirebilirsiniz."
      action={insert}
      toolbar={<SearchBox label="Makalelerde ara" value={search} onSearch={setSearch} />}
      reading={reading}
      onRetry={() => void reread()}
      onPage={setPage}
      empty={
        search ? (
          <EmptyList title={`“${search}” için makale bulunamadı.`} text="Daha kısa bir sözcükle aramayı deneyin." />
        ) : (
          <EmptyList title="Henüz makale yok." text="İlk makaleyi yazdığınızda burada görünür." action={insert} />
        )
      }
    >
      {(items, meta) => (
        <ArticleRows
          items={items}
          narrowed={search !== ''}
          paged={{ meta, onPage: setPage }}
          onChanged={() => void reread()}
        />
      )}
    </ListPage>
  );
}
