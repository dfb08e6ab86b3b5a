import { Button } from '@mantine/core';
import { useState } from 'react';
import styles from './move-to-category.module.css';

interface MoveToCategoryProps {
  /** Categories by id. */
  choices: readonly { value: string; label: string }[];
  disabled: boolean;
  onMove: (category: number) => void;
}

/** Moves the selected records to the category that is chosen beside the button. The browser's own select: lists load no inputs of forms. */
export function MoveToCategory({ choices, disabled, onMove }: MoveToCategoryProps) {
  const [category, setCategory] = useState('');
  return (
    <>
      <select
        className={styles.target}
        aria-label="Taşınacak kategori"
        value={category}
        onChange={(event) => setCategory(event.currentTarget.value)}
      >
        {[{ value: '', label: 'Kategori seçiniz' }, ...choices].map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
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
