import type { LanguageInfo } from '@vitrin/shared-contracts/languages';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import type { PersonRow as Row } from '@vitrin/shared-contracts/people';
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
import styles from './people.module.css';

interface PersonRowProps {
  person: Row;
  languages: readonly LanguageInfo[];
  order: RowOrder;
  select: RowSelection | undefined;
  /** Undefined if the user may not delete. */
  onDelete: (() => void) | undefined;
}

export function PersonRow({ person, languages, order, select, onDelete }: PersonRowProps) {
  const { id, name, role, active, has_page, consent_on, portrait, articles } = person;
  const mayDraft = useRight('people.draft-own');
  const edit = adminPaths.personUpdate(id);
  const state = useListedState({ key: String(id), active });
  const facts = [
    role,
    has_page === 1 ? 'Sayfası var' : '',
    articles > 0 ? `${articles} makale` : '',
    consent_on === null ? 'Onay yok' : '',
  ].filter(Boolean);
  return (
    <RecordRow
      name={name}
      to={mayDraft ? edit : null}
      select={select}
      order={order}
      leading={<RowPicture picture={portrait} width={40} height={40} />}
      detail={
        <span className={styles.facts}>
          <span className={styles.state}>
            <StateLabel state={state} />
            <RecordReviewMark record={id} />
          </span>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </span>
      }
      aside={<LanguageMarks languages={languages} present={person.languages} />}
      actions={
        mayDraft ? (
          <RowActions
            name={name}
            to={edit}
            copyTo={copyAddress(adminPaths.personInsert, id)}
            onDelete={onDelete}
            order={order}
          />
        ) : null
      }
    />
  );
}
