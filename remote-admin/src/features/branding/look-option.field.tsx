import { SegmentedControl } from '@mantine/core';
import { useId } from 'react';
import { lookOptions, type LookChoices, type LookOption } from '@vitrin/shared-contracts/looks';
import styles from './look.module.css';

interface LookOptionFieldProps {
  option: LookOption;
  choices: LookChoices;
  value: string;
  onChange: (value: string) => void;
}

/** One choice inside a look. */
export function LookOptionField({ option, choices, value, onChange }: LookOptionFieldProps) {
  const id = useId();
  return (
    <div className={styles.option}>
      <span id={id}>{lookOptions[option]}</span>
      <SegmentedControl
        aria-labelledby={id}
        size="sm"
        data={Object.entries(choices).map(([choice, label]) => ({ value: choice, label }))}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}
