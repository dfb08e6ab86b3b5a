import { DeleteButton, TrashButton } from './delete-buttons.tsx';
import { EditLink } from './edit-link.tsx';
import type { RowOrder } from './ordered-rows.tsx';
import { OrderMenu, RecordMenu } from './row-menu.tsx';

interface RowActionsProps {
  name: string;
  /** Address of the form. */
  to: string;
  /** Undefined if the user may not delete the record. */
  onDelete: (() => void) | undefined;
  /** Records without a trash are deleted for ever. */
  isFinal?: boolean;
  /** Set in an ordered list, for users who may order it. */
  order?: RowOrder | undefined;
  /** Address that makes a draft of a new record like this one; undefined for records that are not copied. */
  copyTo?: string;
}

/** Edit and delete actions of a row, and its menu: for ordering in an ordered list, and for copying. */
export function RowActions({ name, to, onDelete, isFinal = false, order, copyTo }: RowActionsProps) {
  return (
    <>
      <EditLink to={to} name={name} />
      {onDelete ? <Deletion name={name} onClick={onDelete} isFinal={isFinal} /> : null}
      {copyTo === undefined ? (
        <OrderMenu name={name} order={order} />
      ) : (
        <RecordMenu name={name} copyTo={copyTo} order={order} />
      )}
    </>
  );
}

function Deletion({ isFinal, ...button }: { name: string; onClick: () => void; isFinal: boolean }) {
  return isFinal ? <DeleteButton {...button} /> : <TrashButton {...button} />;
}
