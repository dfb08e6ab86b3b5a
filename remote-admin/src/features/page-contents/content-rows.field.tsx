import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import type { ReactNode } from 'react';
import { limits } from '@vitrin/shared-contracts/limits';
import { moveItem } from '@vitrin/shared-contracts/queue';
import { useFormField } from '../../editing/form/use-form-field.ts';
import { SortableList } from '../../ui/list/sortable-list.tsx';
import { ContentRowFrame } from './content-row-frame.tsx';
import styles from './page-contents.module.css';
import type { ContentRow } from './stored-values.ts';

interface ContentRowsFieldProps<Fields extends string> {
  name: string;
  /** Label of the list. */
  label: string;
  /** Name of one row, such as 'sayı'. */
  rowName: string;
  blank: Record<Fields, string>;
  /** Returns a text that identifies a row. */
  nameOf: (row: ContentRow<Fields>) => string;
  children: (path: string) => ReactNode;
}

/**
 * A list field in a form: rows are added, removed, and moved by dragging or by button. Nothing is saved before the form
 * is.
 */
export function ContentRowsField<Fields extends string>(props: ContentRowsFieldProps<Fields>) {
  const { name, label, rowName, blank, nameOf, children } = props;
  const { value: rows, error, set } = useFormField<ContentRow<Fields>[]>(name);
  const titleOf = (row: ContentRow<Fields>) => nameOf(row) || `${rows.indexOf(row) + 1}. ${rowName}`;
  const add = () => set([...rows, { ...blank, id: Math.max(0, ...rows.map(({ id }) => id)) + 1 }]);
  const move = (from: number, to: number) => set([...moveItem(rows, from, to)]);
  return (
    <div className={styles.rows}>
      <SortableList
        items={rows}
        label={label}
        nameOf={titleOf}
        movable={rows.length > 1}
        onMove={move}
        renderRow={(row, index, drag) => (
          <ContentRowFrame
            drag={drag}
            name={titleOf(row)}
            index={index}
            count={rows.length}
            onMove={move}
            onRemove={() => set(rows.filter(({ id }) => id !== row.id))}
          >
            {children(`${name}[${index}]`)}
          </ContentRowFrame>
        )}
      />
      {error ? <p className={styles.error}>{error}</p> : null}
      <Button
        id={name}
        variant="default"
        leftSection={<IconPlus size={18} aria-hidden />}
        disabled={rows.length >= limits.contentRows}
        onClick={add}
      >
        Yeni {rowName}
      </Button>
    </div>
  );
}
