import IconArrowBarDown from '@tabler/icons-react/dist/esm/icons/IconArrowBarDown.mjs';
import IconArrowBarUp from '@tabler/icons-react/dist/esm/icons/IconArrowBarUp.mjs';
import IconArrowsSort from '@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import { Link } from '@vitrin/shared-contracts/router';
import { DeferredMenu, type MenuComponents } from '../layers/deferred-menu.tsx';
import { IconButton } from '../icon-button.tsx';
import type { RowOrder } from './ordered-rows.tsx';

interface Place {
  index: number;
  count: number;
  onMove: (from: number, to: number) => void;
  /** Undefined for short lists. */
  onAskPosition?: () => void;
}

interface RowMenuProps extends Place {
  name: string;
  disabled: boolean;
}

/** Menu of a row that can only be moved; none in a list that cannot be ordered. */
export function OrderMenu({ name, order }: { name: string; order: RowOrder | undefined }) {
  if (!order || order.count < 2) return null;
  const { index, count, movable, onMove, onAskPosition } = order;
  return <RowMenu {...{ name, index, count, onMove, onAskPosition }} disabled={!movable} />;
}

/** Menu for ordering without dragging: to the start, to the end, to a position. */
export function RowMenu({ name, disabled, ...place }: RowMenuProps) {
  return (
    <DeferredMenu
      width={200}
      button={
        <IconButton aria-label={`${name}: sıralama`} disabled={disabled || place.count < 2}>
          <IconDots size={18} aria-hidden />
        </IconButton>
      }
    >
      {(Menu) => <OrderItems Menu={Menu} {...place} />}
    </DeferredMenu>
  );
}

interface RecordMenuProps {
  name: string;
  /** Address that makes a draft of a new record like this one. */
  copyTo: string;
  /** Set in an ordered list. */
  order?: RowOrder | undefined;
}

/** Menu of a record: ordering, where it is possible, and copying. */
export function RecordMenu({ name, copyTo, order }: RecordMenuProps) {
  const isMovable = order !== undefined && order.movable && order.count > 1;
  return (
    <DeferredMenu
      width={220}
      button={
        <IconButton aria-label={`${name}: diğer işlemler`}>
          <IconDots size={18} aria-hidden />
        </IconButton>
      }
    >
      {(Menu) => (
        <>
          {isMovable ? (
            <>
              <OrderItems Menu={Menu} {...order} />
              <Menu.Divider />
            </>
          ) : null}
          <Menu.Item component={Link} to={copyTo} leftSection={<IconCopy size={18} aria-hidden />}>
            Kopyasını oluştur
          </Menu.Item>
        </>
      )}
    </DeferredMenu>
  );
}

function OrderItems({ Menu, index, count, onMove, onAskPosition }: Place & { Menu: MenuComponents }) {
  const last = count - 1;
  return (
    <>
      <Menu.Item
        leftSection={<IconArrowBarUp size={18} aria-hidden />}
        disabled={index === 0}
        onClick={() => onMove(index, 0)}
      >
        Başa al
      </Menu.Item>
      <Menu.Item
        leftSection={<IconArrowBarDown size={18} aria-hidden />}
        // The menu would focus its first item, and a disabled item cannot get the focus.
        data-autofocus={index === 0 || undefined}
        disabled={index === last}
        onClick={() => onMove(index, last)}
      >
        Sona al
      </Menu.Item>
      {onAskPosition ? (
        <Menu.Item leftSection={<IconArrowsSort size={18} aria-hidden />} onClick={onAskPosition}>
          Sıraya taşı…
        </Menu.Item>
      ) : null}
    </>
  );
}
