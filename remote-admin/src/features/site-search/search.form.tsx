import { Button, TextInput } from '@mantine/core';
import IconReplace from '@tabler/icons-react/dist/esm/icons/IconReplace.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { limits } from '@vitrin/shared-contracts/limits';
import { lengthError } from '../../ui/length-error.ts';
import { SelectionBox } from '../../ui/list/selection-box.tsx';
import { isSet, type SearchFilters } from './search-filters.ts';
import styles from './site-search.module.css';

const { text, replacement: replacementLimit } = limits.siteSearch;

/** What is searched and replaced. It searches on submit only: each search reads the whole site. */
export function SearchForm({ filters }: { filters: SearchFilters }) {
  const { values } = filters;
  const [search, setSearch] = useState(values.search);
  const [replacement, setReplacement] = useState(values.replacement);
  const [isTooShort, setTooShort] = useState(false);
  const searchError = isTooShort ? `En az ${text.min} karakter yazın.` : lengthError(search, text.max);
  const replacementError = lengthError(replacement, replacementLimit.max);
  const searchField = useRef<HTMLInputElement>(null);
  const replacementField = useRef<HTMLInputElement>(null);
  // The fields are updated, not remounted, so that they keep the focus after a search from the palette.
  useEffect(() => setSearch(values.search), [values.search]);
  useEffect(() => setReplacement(values.replacement), [values.replacement]);

  function ask(replacing: '' | typeof isSet): void {
    const isShort = search.trim().length < text.min;
    setTooShort(isShort);
    if (isShort || searchError) searchField.current?.focus();
    else if (replacementError) replacementField.current?.focus();
    else filters.set({ search: search.trim(), replacement: replacement.trim(), replacing });
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask('');
  };
  const showChangesOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    ask(isSet);
  };
  const toggle = (name: 'matchCase' | 'wholeWords') => filters.set({ [name]: values[name] === '' ? isSet : '' });
  return (
    <form className={styles.form} role="search" aria-label="Sitede bul" onSubmit={submit} noValidate>
      <TextInput
        ref={searchField}
        label="Aranan"
        description="Telefon numaraları nasıl yazılmış olursa olsun bulunur."
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        leftSection={<IconSearch size={18} aria-hidden />}
        value={search}
        error={searchError}
        onChange={(event) => {
          setSearch(event.currentTarget.value);
          setTooShort(false);
        }}
      />
      <TextInput
        ref={replacementField}
        label="Yerine"
        description="Değişiklikler önce gösterilir. Boş bırakırsanız bulunan metin silinir."
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        leftSection={<IconReplace size={18} aria-hidden />}
        value={replacement}
        error={replacementError}
        onChange={(event) => setReplacement(event.currentTarget.value)}
        onKeyDown={showChangesOnEnter}
      />
      <div className={styles.options}>
        <SelectionBox
          label="Büyük/küçük harf ayrımı"
          checked={values.matchCase !== ''}
          onChange={() => toggle('matchCase')}
        />
        <SelectionBox
          label="Yalnızca tam sözcük"
          checked={values.wholeWords !== ''}
          onChange={() => toggle('wholeWords')}
        />
      </div>
      <div className={styles.buttons}>
        <Button type="submit">Bul</Button>
        <Button variant="default" onClick={() => ask(isSet)}>
          Değişiklikleri göster
        </Button>
      </div>
    </form>
  );
}
