import { DeleteButton, TrashButton } from './delete-buttons.tsx';
import { EditLink } from './edit-link.tsx';
import type { RowOrder } from './ordered-rows.tsx';
import { RowMenu } from './row-menu.tsx';

interface RowActionsProps {
  name: string;
  /** Address of the form. */
  to: string;
  onDelete: () => void;
  /** Records without a trash are deleted for ever. */
  isFinal?: boolean;
  order?: RowOrder;
}

/** Edit and delete actions of a row; a row of an ordered list also has its ordering menu. */
export function RowActions({ name, to, onDelete, isFinal = false, order }: RowActionsProps) {
  return (
    <>
      <EditLink to={to} name={name} />
      {isFinal ? <DeleteButton name={name} onClick={onDelete} /> : <TrashButton name={name} onClick={onDelete} />}
      {order && order.count > 1 ? (
        <RowMenu
          name={name}
          index={order.index}
          count={order.count}
          disabled={!order.movable}
          onMove={order.onMove}
          onAskPosition={order.onAskPosition}
        />
      ) : null}
    </>
  );
}
