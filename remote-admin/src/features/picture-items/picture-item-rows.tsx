import type { PictureItemRecord } from 'shared-contracts/picture-items';
import { useRight } from 'shared-contracts/state';
import { OrderedRows } from '../../shared/list/ordered-rows.tsx';
import { useConfirmedDelete } from '../../shared/use-confirmed-delete.ts';
import { useLanguages } from '../../shared/use-languages.ts';
import type { PictureItemKind } from './picture-item-kinds.ts';
import { PictureItemRow } from './picture-item-row.tsx';
import { deleteItem } from './picture-items.api.ts';

interface PictureItemRowsProps {
  kind: PictureItemKind;
  items: readonly PictureItemRecord[];
  searching: boolean;
  onChanged: () => void;
}

export function PictureItemRows({ kind, items, searching, onChanged }: PictureItemRowsProps) {
  const { reading } = useLanguages();
  const languages = reading.state === 'ready' ? reading.data : [];
  const mayWrite = useRight(kind.right);
  const { confirmAndDelete } = useConfirmedDelete();
  const nameOf = ({ translations }: PictureItemRecord) => {
    const own = translations[languages[0]?.abbr ?? ''] ?? Object.values(translations)[0];
    return own?.title ?? '';
  };
  const remove = async (item: PictureItemRecord) => {
    if (await confirmAndDelete({ subject: nameOf(item), call: () => deleteItem(kind, item.id) })) onChanged();
  };
  return (
    <OrderedRows
      items={items}
      label={kind.words.items}
      nameOf={nameOf}
      url={kind.call}
      movable={mayWrite && !searching}
      onKept={onChanged}
      renderRow={(item, order) => (
        <PictureItemRow
          kind={kind}
          item={item}
          name={nameOf(item)}
          order={order}
          languages={languages}
          onChanged={onChanged}
          onDelete={() => void remove(item)}
        />
      )}
    />
  );
}
