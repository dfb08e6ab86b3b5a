import { useEffect, useRef } from 'react';
import styles from './selection.module.css';

interface SelectionBoxProps {
  /** Text beside the box; `name` is for screen readers only. */
  label?: string;
  name?: string;
  checked: boolean;
  /** Some of what the box stands for is selected. */
  partly?: boolean;
  onChange: () => void;
}

/** Checkbox of a list. It is the browser's own: a list has one per row, and they must cost nothing. */
export function SelectionBox({ label, name, checked, partly = false, onChange }: SelectionBoxProps) {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = partly;
  }, [partly]);
  return (
    <label className={styles.box}>
      <input ref={ref} type="checkbox" aria-label={name} checked={checked} onChange={onChange} />
      {label}
    </label>
  );
}

/** Box of a row; `select` is undefined in lists without a selection. */
export function RowBox({ name, select }: { name: string; select: RowSelection | undefined }) {
  if (!select) return null;
  return <SelectionBox name={`${name}: seç`} checked={select.isSelected} onChange={select.onToggle} />;
}

/** Selection of one row. */
export interface RowSelection {
  isSelected: boolean;
  onToggle: () => void;
}
