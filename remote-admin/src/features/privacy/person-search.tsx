import { Button, TextInput } from '@mantine/core';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useEffect, useState, type FormEvent } from 'react';
import { emailSchema } from '@vitrin/shared-contracts/auth';
import { limits } from '@vitrin/shared-contracts/limits';
import type { PersonQuery } from './person.api.ts';
import styles from './privacy.module.css';

interface PersonSearchProps {
  search: string;
  onSearch: (asked: PersonQuery) => void;
}

/** Searches only on submit, never while typing: every lookup writes an audit log entry. */
export function PersonSearch({ search, onSearch }: PersonSearchProps) {
  const [typed, setTyped] = useState(search);
  // The field is updated, not remounted, so that it keeps the focus after a search.
  useEffect(() => setTyped(search), [search]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = typed.trim();
    if (text !== '') onSearch({ search: text, email: emailSchema.isValidSync(text) ? text.toLowerCase() : null });
  };
  return (
    <form className={styles.look} role="search" onSubmit={submit}>
      <TextInput
        className={styles.lookField}
        label="Verileri aranan kişi"
        description="E-posta adresiyle aradığınızda kişinin bütün verileri birlikte listelenir. Kişiyi adı, telefonu ya da başvuru numarasıyla da bulabilirsiniz. Her arama Kayıtlar ekranına yazılır."
        inputWrapperOrder={['label', 'input', 'description']}
        maxLength={limits.search.max}
        leftSection={<IconSearch size={18} aria-hidden />}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" className={styles.lookButton}>
        Ara
      </Button>
    </form>
  );
}
