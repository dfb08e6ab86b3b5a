import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { SelectionBar } from '../../ui/list/selection-bar.tsx';
import type { useSelection } from '../../ui/list/use-selection.ts';
import type { BulkOperations } from './use-bulk.ts';

interface BulkBarProps {
  selection: ReturnType<typeof useSelection>;
  bulk: BulkOperations;
  mayDelete: boolean;
  /** More that is done with the selected records. */
  children?: ReactNode;
}

/** Bar that publishes the selected records, takes them off the site and moves them to the trash. */
export function BulkBar({ selection, bulk, mayDelete, children }: BulkBarProps) {
  const { chosen, clear } = selection;
  const clearAfter = (done: Promise<boolean>) => void done.then((isDone) => (isDone ? clear() : undefined));
  const button = { size: 'xs', variant: 'default', disabled: bulk.pending } as const;
  return (
    <SelectionBar selection={selection}>
      <Button {...button} onClick={() => clearAfter(bulk.publish(chosen))}>
        Yayınla
      </Button>
      <Button {...button} onClick={() => clearAfter(bulk.withdraw(chosen))}>
        Yayından kaldır
      </Button>
      {children}
      {mayDelete ? (
        <Button {...button} onClick={() => clearAfter(bulk.trash(chosen))}>
          Çöpe taşı
        </Button>
      ) : null}
    </SelectionBar>
  );
}
