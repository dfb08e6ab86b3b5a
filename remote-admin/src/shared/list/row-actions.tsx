import { DeleteButton, TrashButton } from './delete-buttons.tsx';
import { EditLink } from './edit-link.tsx';
import type { RowOrder } from './ordered-rows.tsx';
import { OrderMenu, RecordMenu } from './row-menu.tsx';

interface RowActionsProps {
  name: string;
  /** Address of the form. */
  to: string;
  onDelete: () => void;
  /** Records without a trash are deleted for ever. */
  isFinal?: boolean;
  order?: RowOrder;
  /** Address that makes a draft of a new record like this one; undefined for records that are not copied. */
  copyTo?: string;
}

/** Edit and delete actions of a row, and its menu: for ordering in an ordered list, and for copying. */
export function RowActions({ name, to, onDelete, isFinal = false, order, copyTo }: RowActionsProps) {
  return (
    <>
      <EditLink to={to} name={name} />
      {isFinal ? <DeleteButton name={name} onClick={onDelete} /> : <TrashButton name={name} onClick={onDelete} />}
      {copyTo === undefined ? (
        <OrderMenu name={name} order={order} />
      ) : (
        <RecordMenu name={name} copyTo={copyTo} order={order} />
      )}
    </>
  );
}
