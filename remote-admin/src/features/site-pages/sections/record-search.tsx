import { Combobox, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RecordChoices } from './record-choices.ts';
import styles from './records.field.module.css';

interface RecordSearchProps {
  id: string;
  /** Name of the field. */
  label: string;
  choices: RecordChoices;
  /** Records that are chosen already. */
  ids: readonly number[];
  onChoose: (id: number) => void;
}

const PAUSE_MS = 200;

/** Finds a record by its name and adds it to the chosen ones; the field is empty again for the next one. */
export function RecordSearch({ id, label, choices, ids, onChoose }: RecordSearchProps) {
  const [typed, setTyped] = useState('');
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  // A section has several such fields, most of which are not used.
  const [isUsed, setUsed] = useState(false);
  const { records, status } = useFoundRecords(choices, isUsed ? typed : null, ids);
  const noun = choices.noun.toLocaleLowerCase('tr');
  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(chosen) => {
        setTyped('');
        onChoose(Number(chosen));
        combobox.closeDropdown();
      }}
    >
      <Combobox.Target withExpandedAttribute>
        <TextInput
          id={id}
          className={styles.search}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={combobox.dropdownOpened}
          aria-controls={combobox.listId ?? undefined}
          aria-label={`${label}: ${noun} ekle`}
          placeholder={`Eklemek için ${noun} arayın`}
          autoComplete="off"
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            combobox.openDropdown();
          }}
          onFocus={() => setUsed(true)}
          // Chooses an option, and never sends the form around the search.
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault();
          }}
          onClick={() => combobox.openDropdown()}
          onBlur={() => combobox.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options className={styles.options} aria-label={`${label}: bulunanlar`}>
          {records.map((record) => (
            <Combobox.Option key={record.id} value={String(record.id)}>
              {record.isActive ? record.name : `${record.name} (yayında değil)`}
            </Combobox.Option>
          ))}
        </Combobox.Options>
        {status ? <p className={styles.status}>{status}</p> : null}
      </Combobox.Dropdown>
    </Combobox>
  );
}

/** Null searches nothing. */
function useFoundRecords(choices: RecordChoices, typed: string | null, ids: readonly number[]) {
  const [search] = useDebouncedValue(typed, PAUSE_MS);
  const { data, isError } = useQuery({
    queryKey: ['record-choices', choices.noun, search],
    queryFn: () => choices.find(search ?? ''),
    enabled: search !== null,
    placeholderData: keepPreviousData,
  });
  const records = (data ?? []).filter((record) => !ids.includes(record.id));
  return { records, status: statusOf({ isError, isKnown: data !== undefined, isEmpty: records.length === 0 }) };
}

function statusOf({ isError, isKnown, isEmpty }: { isError: boolean; isKnown: boolean; isEmpty: boolean }): string {
  if (isError) return 'Aranamadı; bağlantınızı kontrol edip yeniden yazın.';
  if (!isKnown) return 'Aranıyor…';
  return isEmpty ? 'Bu adla başka kayıt yok.' : '';
}
