import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import type { PictureItemRecord } from 'shared-contracts/picture-items';
import { Link } from 'shared-contracts/router';
import { useRight } from 'shared-contracts/state';
import { EmptyList } from '../../shared/list/empty-list.tsx';
import { ListPage } from '../../shared/list/list-page.tsx';
import { SearchBox } from '../../shared/list/search-box.tsx';
import { useListQuery } from '../../shared/list/use-list-query.ts';
import { useRead } from '../../shared/use-read.ts';
import type { PictureItemKind } from './picture-item-kinds.ts';
import { PictureItemRows } from './picture-item-rows.tsx';

/** The whole list: there are few, and the order is of all of them. */
export function PictureItemListPage({ kind }: { kind: PictureItemKind }) {
  const { words, call, right, insert } = kind;
  const { search, setSearch } = useListQuery();
  const { reading, reread } = useRead<PictureItemRecord[]>(call, search ? { search } : {});
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
      reading={reading}
      onRetry={() => void reread()}
      empty={
        search ? (
          <EmptyList title={`“${search}” bulunamadı.`} text="Daha kısa bir sözcükle aramayı deneyin." />
        ) : (
          <EmptyList title={words.none} text={words.noneHelp} action={add} />
        )
      }
    >
      {(items) => (
        <PictureItemRows kind={kind} items={items} searching={search !== ''} onChanged={() => void reread()} />
      )}
    </ListPage>
  );
}
