import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import styles from './move-to-category.module.css';

interface MoveToCategoryProps {
  /** Categories by id. */
  choices: readonly { value: string; label: string }[];
  disabled: boolean;
  onMove: (category: number) => void;
}

/** Moves the selected records to the category that is chosen beside the button. */
export function MoveToCategory({ choices, disabled, onMove }: MoveToCategoryProps) {
  const [category, setCategory] = useState('');
  return (
    <>
      <NativeSelect
        size="xs"
        className={styles.target}
        aria-label="Taşınacak kategori"
        data={[{ value: '', label: 'Kategori seçiniz' }, ...choices]}
        value={category}
        onChange={(event) => setCategory(event.currentTarget.value)}
      />
      <Button
        size="xs"
        variant="default"
        disabled={disabled || category === ''}
        onClick={() => onMove(Number(category))}
      >
        Kategoriye taşı
      </Button>
    </>
  );
}
