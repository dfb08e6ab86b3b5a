import { Button, Modal, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useRestoreFocus } from '../use-restore-focus.ts';
import styles from './list.module.css';

interface PositionDialogProps {
  name: string;
  index: number;
  count: number;
  onClose: () => void;
  onMove: (from: number, to: number) => void;
}

/** 'Sıraya taşı': asks for the target position, counted from one. */
export function PositionDialog({ name, index, count, onClose, onMove }: PositionDialogProps) {
  const [value, setValue] = useState(String(index + 1));
  useRestoreFocus();
  const place = Number(value);
  const valid = Number.isInteger(place) && place >= 1 && place <= count;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!valid) return;
    onMove(index, place - 1);
    onClose();
  };
  return (
    <Modal opened onClose={onClose} title="Sıraya taşı" size={400}>
      <form onSubmit={submit} className={styles.position}>
        <p>{name}</p>
        <TextInput
          label={`Yeni sırası (1–${count})`}
          inputMode="numeric"
          value={value}
          data-autofocus
          onChange={(event) => setValue(event.currentTarget.value)}
          error={valid ? null : `1 ile ${count} arasında bir sayı yazın.`}
        />
        <div className={styles.positionActions}>
          <Button variant="default" onClick={onClose}>
            Vazgeç
          </Button>
          <Button type="submit">Taşı</Button>
        </div>
      </form>
    </Modal>
  );
}
