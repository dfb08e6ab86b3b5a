import type { LanguageInfo } from '@vitrin/shared-contracts/languages';
import { employmentLabels, type OpeningRow as Row } from '@vitrin/shared-contracts/openings';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import { provinceName } from '@vitrin/shared-contracts/provinces';
import { useRight } from '@vitrin/shared-contracts/state';
import { RecordReviewMark } from '../../editing/publication/review-mark.tsx';
import { StateLabel } from '../../editing/publication/state-label.tsx';
import { useListedState } from '../../editing/publication/unpublished-context.ts';
import { RecordRow } from '../../editing/record-list/record-row.tsx';
import { copyAddress } from '../../ui/list/copy-address.ts';
import { LanguageMarks } from '../../ui/list/language-marks.tsx';
import type { RowOrder } from '../../ui/list/ordered-rows.tsx';
import { RowActions } from '../../ui/list/row-actions.tsx';
import type { RowSelection } from '../../ui/list/selection-box.tsx';
import { StateDot } from '../../ui/state-dot.tsx';
import { closingText } from './closing-text.ts';
import styles from './openings.module.css';

interface OpeningRowProps {
  opening: Row;
  languages: readonly LanguageInfo[];
  order: RowOrder;
  select: RowSelection | undefined;
  /** Undefined if the user may not delete. */
  onDelete: (() => void) | undefined;
}

export function OpeningRow({ opening, languages, order, select, onDelete }: OpeningRowProps) {
  const { id, title } = opening;
  const mayDraft = useRight('openings.draft-own');
  const edit = adminPaths.openingUpdate(id);
  return (
    <RecordRow
      name={title}
      to={mayDraft ? edit : null}
      select={select}
      order={order}
      detail={<Detail opening={opening} />}
      aside={<LanguageMarks languages={languages} present={opening.languages} />}
      actions={
        mayDraft ? (
          <RowActions
            name={title}
            to={edit}
            copyTo={copyAddress(adminPaths.openingInsert, id)}
            onDelete={onDelete}
            order={order}
          />
        ) : null
      }
    />
  );
}

/** Whether visitors can apply and until when; the state of its publication where that says more. */
function Detail({ opening }: Pick<OpeningRowProps, 'opening'>) {
  const { id, active, employment, province, state } = opening;
  const published = useListedState({ key: String(id), active });
  const closing = closingText(opening);
  return (
    <span className={styles.facts}>
      <span className={styles.state}>
        {published === 'published' ? (
          <>
            <StateDot tone={state === 'open' ? 'good' : 'off'} />
            <span>{closing}</span>
          </>
        ) : (
          <StateLabel state={published} />
        )}
        <RecordReviewMark record={id} />
      </span>
      {published === 'published' || state === 'off' ? null : <span>{closing}</span>}
      <span>{employmentLabels[employment]}</span>
      {province === null ? null : <span>{provinceName(province)}</span>}
    </span>
  );
}
