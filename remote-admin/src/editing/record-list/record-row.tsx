import type { ReactNode } from 'react';
import { Link } from '@vitrin/shared-contracts/router';
import { ReviewMark, useRecordReview } from '../publication/review-mark.tsx';
import { StateLabel } from '../publication/state-label.tsx';
import { useUnpublishedState } from '../publication/unpublished-context.ts';
import { DragHandle } from '../../ui/list/drag-handle.tsx';
import type { RowOrder } from '../../ui/list/ordered-rows.tsx';
import { RowBox, type RowSelection } from '../../ui/list/selection-box.tsx';
import styles from './record-row.module.css';

interface RowNameProps {
  name: string;
  /** Link target of the name; null if the user may not open the record. */
  to: string | null;
  /** Small label after a name without a link. */
  tag?: ReactNode;
}

interface RecordRowProps extends RowNameProps {
  detail: ReactNode;
  /** Id of a record that may have a draft or a scheduled publication beside what is on the site. */
  record?: number;
  /** False if visitors do not see the record now. */
  live?: boolean;
  /** The record is inactive: the name is less prominent. */
  muted?: boolean;
  /** Content before the text: an icon or a checkbox. */
  leading?: ReactNode;
  /** Content between the text and the actions; hidden on a phone. */
  aside?: ReactNode;
  /** Additional columns between the text and the actions, laid out by the list. */
  cells?: ReactNode;
  /** Set in a list whose rows are selected. */
  select?: RowSelection | undefined;
  /** Set in an ordered list. */
  order?: RowOrder;
  actions: ReactNode;
}

/** List row with a name, a line of details and actions. */
export function RecordRow(props: RecordRowProps) {
  const { name, to, tag, detail, record, live = true, muted, leading, aside, cells, select, order, actions } = props;
  return (
    <li
      ref={order?.drag.row}
      className={styles.row}
      data-ordered={order ? true : undefined}
      data-muted={muted || undefined}
    >
      <RowBox name={name} select={select} />
      {order ? <DragHandle drag={order.drag} name={name} movable={order.movable} /> : null}
      {leading ? <span className={styles.mark}>{leading}</span> : null}
      <div className={styles.text}>
        <RowName name={name} to={to} tag={tag} />
        <div className={styles.detail}>{detail}</div>
        {record === undefined ? null : <UnpublishedMark record={record} live={live} />}
      </div>
      {aside ? <div className={styles.aside}>{aside}</div> : null}
      {cells}
      <div className={styles.actions}>{actions}</div>
    </li>
  );
}

function UnpublishedMark({ record, live }: { record: number; live: boolean }) {
  const state = useUnpublishedState({ key: String(record), isLive: live });
  const review = useRecordReview(record);
  if (state === null && review === null) return null;
  return (
    <div className={styles.state}>
      {state === null ? null : <StateLabel state={state} />}
      <ReviewMark review={review} />
    </div>
  );
}

function RowName({ name, to, tag }: RowNameProps) {
  if (!to) {
    return (
      <span className={styles.name}>
        {name}
        {tag}
      </span>
    );
  }
  return (
    <Link className={styles.name} to={to}>
      {name}
    </Link>
  );
}
