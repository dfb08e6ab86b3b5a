import type { ProductRow as Row } from '@vitrin/shared-contracts/catalogue';
import type { LanguageInfo } from '@vitrin/shared-contracts/languages';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import { useRight } from '@vitrin/shared-contracts/state';
import { copyAddress } from '../../ui/list/copy-address.ts';
import { LanguageMarks } from '../../ui/list/language-marks.tsx';
import type { RowOrder } from '../../ui/list/ordered-rows.tsx';
import { RecordRow } from '../../editing/record-list/record-row.tsx';
import { RowActions } from '../../ui/list/row-actions.tsx';
import { RowPicture } from '../../ui/list/row-picture.tsx';
import type { RowSelection } from '../../ui/list/selection-box.tsx';
import { RecordReviewMark } from '../../editing/publication/review-mark.tsx';
import { StateLabel } from '../../editing/publication/state-label.tsx';
import { useListedState } from '../../editing/publication/unpublished-context.ts';
import styles from './catalogue.module.css';

interface ProductRowProps {
  product: Row;
  category: string;
  languages: readonly LanguageInfo[];
  order?: RowOrder;
  select: RowSelection | undefined;
  onDelete: () => void;
}

export function ProductRow({ product, category, languages, order, select, onDelete }: ProductRowProps) {
  const { id, name, code, active, picture } = product;
  const mayWrite = useRight('catalogue.write');
  const mayDraft = useRight('catalogue.draft-own');
  const edit = adminPaths.productUpdate(id);
  const state = useListedState({ key: String(id), active });
  const ordered = order ? { order } : {};
  return (
    <RecordRow
      name={name}
      to={mayDraft ? edit : null}
      select={select}
      {...ordered}
      leading={<RowPicture picture={picture} width={56} height={40} />}
      detail={
        <span className={styles.facts}>
          <span className={styles.state}>
            <StateLabel state={state} />
            <RecordReviewMark record={id} />
          </span>
          <span className={styles.code}>{code}</span>
          <span>{category}</span>
        </span>
      }
      aside={<LanguageMarks languages={languages} present={product.languages} />}
      actions={
        mayDraft ? (
          <RowActions
            name={name}
            to={edit}
            copyTo={copyAddress(adminPaths.productInsert, id)}
            onDelete={mayWrite ? onDelete : undefined}
            {...ordered}
          />
        ) : null
      }
    />
  );
}
