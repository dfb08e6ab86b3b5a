import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useEffect, useRef, useState } from 'react';
import { limits } from 'shared-contracts/limits';
import styles from './list.module.css';

const DEBOUNCE_MS = 300;

interface SearchBoxProps {
  label: string;
  value: string;
  onSearch: (search: string) => void;
}

/** Searches on the server a moment after the last key. */
export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(value);
  const asked = useRef(value);
  const search = useDebouncedCallback((next: string) => {
    const wanted = next.trim();
    asked.current = wanted;
    onSearch(wanted);
  }, DEBOUNCE_MS);
  // The back key and a cleared filter change it from outside; what is being typed is never overwritten by its own answer.
  useEffect(() => {
    if (value === asked.current) return;
    asked.current = value;
    setTyped(value);
  }, [value]);
  const change = (next: string) => {
    setTyped(next);
    search(next);
  };
  return (
    <TextInput
      type="search"
      className={styles.search}
      aria-label={label}
      placeholder={label}
      maxLength={limits.search.max}
      value={typed}
      onChange={(event) => change(event.currentTarget.value)}
      leftSection={<IconSearch size={18} aria-hidden />}
      rightSection={typed ? <CloseButton aria-label="Aramayı temizle" onClick={() => change('')} /> : null}
    />
  );
}
