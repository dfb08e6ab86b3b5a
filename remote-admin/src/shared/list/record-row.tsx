import type { ReactNode } from 'react';
import { Link } from 'shared-contracts/router';
import { DragHandle } from './drag-handle.tsx';
import type { RowOrder } from './ordered-rows.tsx';
import styles from './record-row.module.css';

interface RowNameProps {
  name: string;
  /** Where the name leads; null for who may only look. */
  to: string | null;
  /** A small mark behind a name that leads nowhere. */
  tag?: ReactNode;
}

interface RecordRowProps extends RowNameProps {
  detail: ReactNode;
  /** Switched off: the name steps back. */
  muted?: boolean;
  /** Stands before the words: an icon or a box to tick. */
  mark?: ReactNode;
  /** Between the words and the actions; left out on a phone. */
  aside?: ReactNode;
  /** Columns between the words and the actions, which the list lays out itself. */
  cells?: ReactNode;
  /** Present in an ordered list. */
  order?: RowOrder;
  actions: ReactNode;
}

/** A row of a name with a line below it. */
export function RecordRow(props: RecordRowProps) {
  const { name, to, tag, detail, muted, mark, aside, cells, order, actions } = props;
  return (
    <li
      ref={order?.drag.innerRef}
      {...order?.drag.draggableProps}
      className={styles.row}
      data-ordered={order ? true : undefined}
      data-dragging={order?.drag.isDragging || undefined}
      data-muted={muted || undefined}
    >
      {order ? <DragHandle drag={order.drag} name={name} movable={order.movable} /> : null}
      {mark ? <span className={styles.mark}>{mark}</span> : null}
      <div className={styles.words}>
        <RowName name={name} to={to} tag={tag} />
        <div className={styles.detail}>{detail}</div>
      </div>
      {aside ? <div className={styles.aside}>{aside}</div> : null}
      {cells}
      <div className={styles.actions}>{actions}</div>
    </li>
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
