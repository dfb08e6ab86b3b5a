import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'shared-contracts/router';
import { useRight } from 'shared-contracts/state';
import { EmptyList } from '../../shared/list/empty-list.tsx';
import { ListPage } from '../../shared/list/list-page.tsx';
import { SearchBox } from '../../shared/list/search-box.tsx';
import { useListQuery } from '../../shared/list/use-list-query.ts';
import { useLanguages } from '../../shared/use-languages.ts';
import type { PictureItemKind } from './picture-item-kinds.ts';
import { PictureItemRows } from './picture-item-rows.tsx';
import { itemsQuery } from './picture-items.api.ts';

/** The whole list: there are few, and the order is of all of them. */
export function PictureItemListPage({ kind }: { kind: PictureItemKind }) {
  const { words, right, insert } = kind;
  const { search, setSearch } = useListQuery();
  const { data: languages = [] } = useLanguages();
  const query = useQuery(itemsQuery(kind, search ? { search } : {}));
  const mayWrite = useRight(right);
  const add = mayWrite ? (
    <Button component={Link} to={insert} leftSection={<IconPlus size={18} aria-hidden />}>
      {words.add}
    </Button>
  ) : null;
  return (
    <ListPage
      title={words.title}
      help={words.help}
      action={add}
      toolbar={<SearchBox label={words.search} value={search} onSearch={setSearch} />}
      query={query}
      empty={
        search ? (
          <EmptyList title={`“${search}” bulunamadı.`} text="Daha kısa bir sözcükle aramayı deneyin." />
        ) : (
          <EmptyList title={words.none} text={words.noneHelp} action={add} />
        )
      }
    >
      {(items) => <PictureItemRows languages={languages} kind={kind} items={items} searching={search !== ''} />}
    </ListPage>
  );
}
