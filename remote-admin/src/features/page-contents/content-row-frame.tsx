import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { DragHandle } from '../../ui/list/drag-handle.tsx';
import type { RowDrag } from '../../ui/list/sortable-rows.ts';
import styles from './page-contents.module.css';
import { IconButton } from '../../ui/icon-button.tsx';

interface ContentRowFrameProps {
  drag: RowDrag;
  name: string;
  index: number;
  count: number;
  onMove: (from: number, to: number) => void;
  onRemove: () => void;
  children: ReactNode;
}

/** Frame of a row inside a list field: its fields, drag handle, and move and remove buttons. */
export function ContentRowFrame({ drag, name, index, count, onMove, onRemove, children }: ContentRowFrameProps) {
  return (
    <li ref={drag.row} className={styles.row}>
      <DragHandle drag={drag} name={name} movable={count > 1} />
      <div role="group" aria-label={name} className={styles.rowFields}>
        {children}
      </div>
      <div className={styles.rowActions}>
        <Action
          icon={IconArrowUp}
          label="Yukarı al"
          name={name}
          disabled={index === 0}
          act={() => onMove(index, index - 1)}
        />
        <Action
          icon={IconArrowDown}
          label="Aşağı al"
          name={name}
          disabled={index === count - 1}
          act={() => onMove(index, index + 1)}
        />
        <Action icon={IconTrash} label="Çıkar" name={name} act={onRemove} />
      </div>
    </li>
  );
}

interface ActionProps {
  icon: Icon;
  label: string;
  name: string;
  disabled?: boolean;
  act: () => void;
}

function Action({ icon: Icon, label, name, disabled = false, act }: ActionProps) {
  return (
    <IconButton
      data-tooltip={label}
      aria-label={`${name}: ${label.toLocaleLowerCase('tr')}`}
      disabled={disabled}
      onClick={act}
    >
      <Icon size={18} stroke={1.75} aria-hidden />
    </IconButton>
  );
}
