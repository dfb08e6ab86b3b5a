import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';

/** Rows of a list above other content that are shown at first; more would push that content out of sight. */
const SHOWN = 2;

export interface FoldedRows<T> {
  shown: readonly T[];
  /** Button that shows the other rows, or folds them again; null if all are shown anyway. */
  toggle: ReactNode;
}

/** Folds the rows of a list after the second one. */
export function useFolded<T>(rows: readonly T[]): FoldedRows<T> {
  const [isOpen, setOpen] = useState(false);
  const hidden = rows.length - SHOWN;
  if (hidden <= 0) return { shown: rows, toggle: null };
  return {
    shown: isOpen ? rows : rows.slice(0, SHOWN),
    toggle: (
      <Button variant="subtle" size="xs" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Daha az göster' : `${hidden} tane daha göster`}
      </Button>
    ),
  };
}
