import IconArrowBarDown from '@tabler/icons-react/dist/esm/icons/IconArrowBarDown.mjs';
import IconArrowBarUp from '@tabler/icons-react/dist/esm/icons/IconArrowBarUp.mjs';
import IconArrowsSort from '@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import { DeferredMenu } from '../layers/deferred-menu.tsx';
import { IconButton } from '../icon-button.tsx';

interface RowMenuProps {
  name: string;
  index: number;
  count: number;
  disabled: boolean;
  onMove: (from: number, to: number) => void;
  /** Undefined for short lists. */
  onAskPosition?: () => void;
}

/** Menu for ordering without dragging: to the start, to the end, to a position. */
export function RowMenu({ name, index, count, disabled, onMove, onAskPosition }: RowMenuProps) {
  const last = count - 1;
  return (
    <DeferredMenu
      width={200}
      button={
        <IconButton aria-label={`${name}: sıralama`} disabled={disabled || count < 2}>
          <IconDots size={18} aria-hidden />
        </IconButton>
      }
    >
      {(Menu) => (
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
      )}
    </DeferredMenu>
  );
}
