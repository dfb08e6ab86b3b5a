import IconGripVertical from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs';
import styles from './list.module.css';
import type { RowDrag } from './sortable-rows.ts';

interface DragHandleProps {
  drag: RowDrag;
  name: string;
  movable: boolean;
}

/** Keeps its space when there is nothing to move, so that rows do not shift. */
export function DragHandle({ drag, name, movable }: DragHandleProps) {
  if (!movable) return <span className={styles.handle} />;
  return (
    <span ref={drag.handle} role="button" tabIndex={0} className={styles.handle} aria-label={`${name}: taşı`}>
      <IconGripVertical size={18} aria-hidden />
    </span>
  );
}
