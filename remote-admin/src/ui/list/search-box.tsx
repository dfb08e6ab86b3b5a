import { CloseButton } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useEffect, useRef, useState } from 'react';
import { limits } from '@vitrin/shared-contracts/limits';
import styles from './filter-controls.module.css';

const DEBOUNCE_MS = 300;

interface SearchBoxProps {
  label: string;
  value: string;
  onSearch: (search: string) => void;
}

/** Searches on the server, debounced after the last key press. */
export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(value);
  const submitted = useRef(value);
  const search = useDebouncedCallback((next: string) => {
    const wanted = next.trim();
    submitted.current = wanted;
    onSearch(wanted);
  }, DEBOUNCE_MS);
  // Back navigation and clearing a filter change the value from outside. The typed text is never overwritten by the
  // value that results from it.
  useEffect(() => {
    if (value === submitted.current) return;
    submitted.current = value;
    setTyped(value);
  }, [value]);
  const change = (next: string) => {
    setTyped(next);
    search(next);
  };
  return (
    <span className={`${styles.control} ${styles.search}`}>
      <IconSearch className={styles.lens} size={18} aria-hidden />
      <input
        type="search"
        className={styles.input}
        aria-label={label}
        placeholder={label}
        maxLength={limits.search.max}
        value={typed}
        onChange={(event) => change(event.currentTarget.value)}
      />
      {typed ? (
        <CloseButton className={styles.clear ?? ''} aria-label="Aramayı temizle" onClick={() => change('')} />
      ) : null}
    </span>
  );
}
