import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { SelectionBox } from './selection-box.tsx';
import styles from './selection.module.css';
import type { useSelection } from './use-selection.ts';

interface SelectionBarProps {
  selection: ReturnType<typeof useSelection>;
  /** What is done with the selected rows. */
  children: ReactNode;
}

/** Bar above the rows of a list: selects the page, says how many are selected, and offers what is done with them. */
export function SelectionBar({ selection, children }: SelectionBarProps) {
  const count = selection.chosen.length;
  const isPartly = count > 0 && !selection.all;
  return (
    <div className={styles.bar} role="group" aria-label="Seçilenler">
      <SelectionBox label="Tümünü seç" checked={selection.all} partly={isPartly} onChange={selection.toggleAll} />
      <p className={styles.count} role="status">
        {count > 0 ? `${count} seçildi` : ''}
      </p>
      {count > 0 ? (
        <div className={styles.actions}>
          {children}
          <Button size="xs" variant="subtle" onClick={selection.clear}>
            Seçimi temizle
          </Button>
        </div>
      ) : null}
    </div>
  );
}
