import { Input } from '@mantine/core';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { moveItem } from '@vitrin/shared-contracts/queue';
import { useSession } from '@vitrin/shared-contracts/state';
import { useFormField } from '../../../editing/form/use-form-field.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { DragHandle } from '../../../ui/list/drag-handle.tsx';
import { RowMenu } from '../../../ui/list/row-menu.tsx';
import { SortableList } from '../../../ui/list/sortable-list.tsx';
import { recordChoices } from './record-choices.ts';
import { RecordSearch } from './record-search.tsx';
import { useChosenRecords } from './use-chosen-records.ts';
import styles from './records.field.module.css';

interface RecordsFieldProps {
  name: string;
  label: string;
  help: string;
  /** Kind of the records. */
  of: string;
  max: number;
}

/** Chooses records of one kind by their name, and puts them in order. Who may not see them keeps what is chosen. */
export function RecordsField({ name, label, help, of, max }: RecordsFieldProps) {
  const { value: ids = [], error, set } = useFormField<number[] | undefined>(name);
  const rights = useSession()?.rights;
  const choices = recordChoices[of];
  const records = useChosenRecords(of, choices?.noun ?? 'Kayıt', ids);
  const move = (from: number, to: number) => set([...moveItem(ids, from, to)]);
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      description={help}
      inputWrapperOrder={['label', 'description', 'error', 'input']}
      error={error}
    >
      <SortableList
        items={records}
        label={label}
        nameOf={(record) => record.name}
        movable={records.length > 1}
        onMove={move}
        renderRow={(record, index, drag) => (
          <li ref={drag.row} className={styles.record}>
            {max > 1 ? <DragHandle drag={drag} name={record.name} movable={records.length > 1} /> : null}
            <span className={styles.name}>
              <span>{record.name}</span>
              {record.isDeleted ? <span className={styles.note}> (silinmiş)</span> : null}
            </span>
            {max > 1 ? (
              <RowMenu name={record.name} index={index} count={records.length} disabled={false} onMove={move} />
            ) : null}
            <IconButton
              data-tooltip="Çıkar"
              aria-label={`${record.name}: çıkar`}
              onClick={() => set(ids.filter((id) => id !== record.id))}
            >
              <IconX size={18} stroke={1.75} aria-hidden />
            </IconButton>
          </li>
        )}
      />
      {choices && rights?.has(choices.right) && ids.length < max ? (
        <RecordSearch id={name} label={label} choices={choices} ids={ids} onChoose={(id) => set([...ids, id])} />
      ) : null}
    </Input.Wrapper>
  );
}
