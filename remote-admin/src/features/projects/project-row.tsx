import type { LanguageInfo } from '@vitrin/shared-contracts/languages';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import type { ProjectRow as Row } from '@vitrin/shared-contracts/projects';
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
import { RowPicture } from '../../ui/list/row-picture.tsx';
import type { RowSelection } from '../../ui/list/selection-box.tsx';
import styles from './projects.module.css';

interface ProjectRowProps {
  project: Row;
  languages: readonly LanguageInfo[];
  order: RowOrder;
  select: RowSelection | undefined;
  /** Undefined if the user may not delete. */
  onDelete: (() => void) | undefined;
}

export function ProjectRow({ project, languages, order, select, onDelete }: ProjectRowProps) {
  const { id, title, active, cover, year, province, client_confidential } = project;
  const mayDraft = useRight('projects.draft-own');
  const edit = adminPaths.projectUpdate(id);
  const state = useListedState({ key: String(id), active });
  return (
    <RecordRow
      name={title}
      to={mayDraft ? edit : null}
      select={select}
      order={order}
      leading={<RowPicture picture={cover} width={56} height={40} />}
      detail={
        <span className={styles.facts}>
          <span className={styles.state}>
            <StateLabel state={state} />
            <RecordReviewMark record={id} />
          </span>
          {province === null ? null : <span>{provinceName(province)}</span>}
          {year === null ? null : <span className={styles.year}>{year}</span>}
          {client_confidential === 1 ? <span>Müşteri gizli</span> : null}
        </span>
      }
      aside={<LanguageMarks languages={languages} present={project.languages} />}
      actions={
        mayDraft ? (
          <RowActions
            name={title}
            to={edit}
            copyTo={copyAddress(adminPaths.projectInsert, id)}
            onDelete={onDelete}
            order={order}
          />
        ) : null
      }
    />
  );
}
