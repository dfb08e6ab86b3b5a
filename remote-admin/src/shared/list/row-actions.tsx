import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { EditLink } from './edit-link.tsx';
import type { RowOrder } from './ordered-rows.tsx';
import { RowMenu } from './row-menu.tsx';
import { IconButton } from '../icon-button.tsx';

interface RowActionsProps {
  name: string;
  /** Address of the form. */
  to: string;
  onDelete: () => void;
  order?: RowOrder;
}

/** Edit and delete actions of a row; a row of an ordered list also has its ordering menu. */
export function RowActions({ name, to, onDelete, order }: RowActionsProps) {
  return (
    <>
      <EditLink to={to} name={name} />
      <IconButton data-tooltip="Sil" aria-label={`${name}: sil`} onClick={onDelete}>
        <IconTrash size={18} stroke={1.75} aria-hidden />
      </IconButton>
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
