import type { LanguageInfo } from '@vitrin/shared-contracts/languages';
import type { PictureItemRecord } from '@vitrin/shared-contracts/picture-items';
import { useRight } from '@vitrin/shared-contracts/state';
import { OrderedRows } from '../../ui/list/ordered-rows.tsx';
import { useTrash } from '../../editing/use-trash.ts';
import type { PictureItemKind } from './picture-item-kinds.ts';
import { PictureItemRow } from './picture-item-row.tsx';
import { deleteItem } from './picture-items.api.ts';

interface PictureItemRowsProps {
  kind: PictureItemKind;
  items: readonly PictureItemRecord[];
  searching: boolean;
  languages: readonly LanguageInfo[];
}

export function PictureItemRows({ kind, items, searching, languages }: PictureItemRowsProps) {
  const mayWrite = useRight(kind.right);
  const { moveToTrash } = useTrash();
  const nameOf = ({ translations }: PictureItemRecord) => {
    const own = translations[languages[0]?.abbr ?? ''] ?? Object.values(translations)[0];
    return own?.title ?? '';
  };
  const remove = (item: PictureItemRecord) =>
    moveToTrash({
      entity: kind.definition.entity,
      ids: [item.id],
      subject: nameOf(item),
      call: () => deleteItem(kind, item.id),
      changes: [kind.call],
    });
  return (
    <OrderedRows
      items={items}
      label={kind.texts.items}
      nameOf={nameOf}
      url={kind.call}
      movable={mayWrite && !searching}
      renderRow={(item, order) => (
        <PictureItemRow
          kind={kind}
          item={item}
          name={nameOf(item)}
          order={order}
          languages={languages}
          onDelete={() => void remove(item)}
        />
      )}
    />
  );
}
