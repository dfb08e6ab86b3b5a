import type { DocumentRow as Row } from '@vitrin/shared-contracts/documents';
import type { LanguageInfo } from '@vitrin/shared-contracts/languages';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import { useRight } from '@vitrin/shared-contracts/state';
import { RecordReviewMark } from '../../editing/publication/review-mark.tsx';
import { StateLabel } from '../../editing/publication/state-label.tsx';
import { useListedState } from '../../editing/publication/unpublished-context.ts';
import { RecordRow } from '../../editing/record-list/record-row.tsx';
import { copyAddress } from '../../ui/list/copy-address.ts';
import { LanguageMarks } from '../../ui/list/language-marks.tsx';
import type { RowOrder } from '../../ui/list/ordered-rows.tsx';
import { RowActions } from '../../ui/list/row-actions.tsx';
import { RowPicture } from '../../ui/list/row-picture.tsx';
import type { RowSelection } from '../../ui/list/selection-box.tsx';
import { documentFacts } from './document-facts.ts';
import styles from './documents.module.css';

interface DocumentRowProps {
  document: Row;
  languages: readonly LanguageInfo[];
  order: RowOrder;
  select: RowSelection | undefined;
  /** Undefined if the user may not delete. */
  onDelete: (() => void) | undefined;
}

export function DocumentRow({ document, languages, order, select, onDelete }: DocumentRowProps) {
  const { id, title, active, cover } = document;
  const mayDraft = useRight('documents.draft-own');
  const edit = adminPaths.documentUpdate(id);
  const state = useListedState({ key: String(id), active });
  return (
    <RecordRow
      name={title}
      to={mayDraft ? edit : null}
      select={select}
      order={order}
      leading={<RowPicture picture={cover} width={40} height={40} />}
      detail={
        <span className={styles.facts}>
          <span className={styles.state}>
            <StateLabel state={state} />
            <RecordReviewMark record={id} />
          </span>
          {documentFacts(document).map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </span>
      }
      aside={<LanguageMarks languages={languages} present={document.languages} />}
      actions={
        mayDraft ? (
          <RowActions
            name={title}
            to={edit}
            copyTo={copyAddress(adminPaths.documentInsert, id)}
            onDelete={onDelete}
            order={order}
          />
        ) : null
      }
    />
  );
}
