import { draftRightOf } from '@vitrin/shared-contracts/draft-rights';
import type { LanguageInfo } from '@vitrin/shared-contracts/languages';
import type { PictureItemRecord } from '@vitrin/shared-contracts/picture-items';
import { useRight } from '@vitrin/shared-contracts/state';
import { copyAddress } from '../../ui/list/copy-address.ts';
import { ActiveSwitch } from '../../ui/list/active-switch.tsx';
import { LanguageMarks } from '../../ui/list/language-marks.tsx';
import type { RowOrder } from '../../ui/list/ordered-rows.tsx';
import { RecordRow } from '../../editing/record-list/record-row.tsx';
import { RowPicture } from '../../ui/list/row-picture.tsx';
import { RowActions } from '../../ui/list/row-actions.tsx';
import type { PictureItemKind } from './picture-item-kinds.ts';
import { itemWithActive } from './picture-item.values.ts';
import { updateItem } from './picture-items.api.ts';

interface PictureItemRowProps {
  kind: PictureItemKind;
  item: PictureItemRecord;
  name: string;
  order: RowOrder;
  languages: readonly LanguageInfo[];
  onDelete: () => void;
}

export function PictureItemRow({ kind, item, name, order, languages, onDelete }: PictureItemRowProps) {
  const mayWrite = useRight(kind.right);
  const mayDraft = useRight(draftRightOf(kind.right));
  const to = kind.update(item.id);
  return (
    <RecordRow
      record={item.id}
      live={item.active === 1}
      name={name}
      to={mayDraft ? to : null}
      order={order}
      leading={<RowPicture picture={item.picture} width={54} height={36} />}
      detail={item.translations[languages[0]?.abbr ?? '']?.text || item.link_url}
      aside={<LanguageMarks languages={languages} present={Object.keys(item.translations)} />}
      actions={
        <>
          <ActiveSwitch
            name={name}
            active={item.active}
            disabled={!mayWrite}
            save={(active) => updateItem(kind, item.id, itemWithActive(item, active))}
            changes={kind.call}
          />
          {mayDraft ? (
            <RowActions
              name={name}
              to={to}
              copyTo={copyAddress(kind.insert, item.id)}
              onDelete={mayWrite ? onDelete : undefined}
              order={order}
            />
          ) : null}
        </>
      }
    />
  );
}
