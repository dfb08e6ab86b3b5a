import { Button, Input } from '@mantine/core';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { moveItem } from '@vitrin/shared-contracts/queue';
import type { Pair } from '@vitrin/shared-contracts/records/field';
import { TextField } from './text-field.tsx';
import { useFormField } from '../form/use-form-field.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import styles from './pairs-field.module.css';

interface PairsFieldProps {
  name: string;
  label: string;
  help: string;
  /** Label of the names of the rows. */
  nameLabel: string;
  /** Most rows. */
  max: number;
  /** Longest text in a row. */
  length: number;
}

/** Rows of a label with its value. Those that are left empty are not saved. */
export function PairsField({ name, label, help, nameLabel, max, length }: PairsFieldProps) {
  const { value: rows, error, set } = useFormField<Pair[]>(name);
  const add = () => set([...rows, { id: crypto.randomUUID(), label: '', value: '' }]);
  const move = (from: number, to: number) => set([...moveItem(rows, from, to)]);
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      description={help}
      inputWrapperOrder={['label', 'description', 'error', 'input']}
      error={error}
    >
      <ol className={styles.rows} aria-label={label}>
        {rows.map((row, index) => (
          <li key={row.id} className={styles.row}>
            <TextField name={`${name}[${index}].label`} label={nameLabel} maxLength={length} />
            <TextField name={`${name}[${index}].value`} label="Değer" maxLength={length} />
            <RowButtons
              name={row.label || `${index + 1}. satır`}
              index={index}
              count={rows.length}
              onMove={move}
              onRemove={() => set(rows.filter(({ id }) => id !== row.id))}
            />
          </li>
        ))}
      </ol>
      <Button
        id={name}
        size="xs"
        variant="default"
        leftSection={<IconPlus size={18} aria-hidden />}
        disabled={rows.length >= max}
        onClick={add}
      >
        {rows.length >= max ? `En çok ${max} satır` : 'Satır ekle'}
      </Button>
    </Input.Wrapper>
  );
}

interface RowButtonsProps {
  name: string;
  index: number;
  count: number;
  onMove: (from: number, to: number) => void;
  onRemove: () => void;
}

function RowButtons({ name, index, count, onMove, onRemove }: RowButtonsProps) {
  const actions = [
    { Icon: IconArrowUp, label: 'Yukarı al', disabled: index === 0, act: () => onMove(index, index - 1) },
    { Icon: IconArrowDown, label: 'Aşağı al', disabled: index === count - 1, act: () => onMove(index, index + 1) },
    { Icon: IconTrash, label: 'Çıkar', disabled: false, act: onRemove },
  ];
  return (
    <div className={styles.rowButtons}>
      {actions.map(({ Icon, label, disabled, act }) => (
        <IconButton
          key={label}
          data-tooltip={label}
          aria-label={`${name}: ${label.toLocaleLowerCase('tr')}`}
          disabled={disabled}
          onClick={act}
        >
          <Icon size={18} stroke={1.75} aria-hidden />
        </IconButton>
      ))}
    </div>
  );
}
