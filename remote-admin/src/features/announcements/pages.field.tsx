import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { limits } from '@vitrin/shared-contracts/limits';
import { menuTargetKey, type MenuTargetState } from '@vitrin/shared-contracts/menus';
import { api } from '@vitrin/shared-contracts/paths';
import { readQuery } from '../../data/query.ts';
import { useFormField } from '../../editing/form/use-form-field.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { TargetDialog, type Candidate } from '../menus/target.dialog.tsx';
import { targetKindLabels } from '../menus/target-kind-labels.ts';
import styles from './announcements.module.css';

/** The pages that show a notice: they are found by name, and followed wherever they move. */
export function PagesField() {
  const { value: keys, error, set } = useFormField<string[]>('pages');
  const [isChoosing, setChoosing] = useState(false);
  const states = usePageStates(keys);
  const add = ({ target }: Candidate) => {
    const key = menuTargetKey(target);
    if (key !== null && !keys.includes(key)) set([...keys, key]);
    setChoosing(false);
  };
  return (
    <div className={styles.pages}>
      {keys.length === 0 ? <p className={styles.hint}>Henüz sayfa seçilmedi.</p> : null}
      <ul aria-label="Seçilen sayfalar" role="list">
        {keys.map((key) => (
          <ChosenPage
            key={key}
            name={nameOf(states.get(key), key)}
            state={states.get(key)}
            onRemove={() => set(keys.filter((each) => each !== key))}
          />
        ))}
      </ul>
      {error ? <p className={styles.error}>{error}</p> : null}
      <Button
        id="pages"
        variant="default"
        size="sm"
        leftSection={<IconPlus size={18} aria-hidden />}
        disabled={keys.length >= limits.announcement.pages}
        onClick={() => setChoosing(true)}
      >
        Sayfa ekle
      </Button>
      {isChoosing ? <TargetDialog place={null} onChoose={add} onClose={() => setChoosing(false)} /> : null}
    </div>
  );
}

interface ChosenPageProps {
  name: string;
  state: MenuTargetState | undefined;
  onRemove: () => void;
}

function ChosenPage({ name, state, onRemove }: ChosenPageProps) {
  return (
    <li className={styles.page}>
      <span>
        {name}
        <span className={styles.kind}>{kindOf(state)}</span>
      </span>
      <IconButton aria-label={`${name}: çıkar`} onClick={onRemove}>
        <IconX size={18} aria-hidden />
      </IconButton>
    </li>
  );
}

/** Returns what the server knows about these pages, by key. */
function usePageStates(keys: readonly string[]): ReadonlyMap<string, MenuTargetState> {
  const query = readQuery<MenuTargetState[]>(api.adminAnnouncementPages, { keys: keys.toSorted().join(',') });
  const { data = [] } = useQuery({ ...query, enabled: keys.length > 0, placeholderData: keepPreviousData });
  return new Map(data.map((state) => [state.key, state]));
}

function nameOf(state: MenuTargetState | undefined, key: string): string {
  return Object.values(state?.titles ?? {})[0] ?? (state?.entity ? (targetKindLabels[state.entity] ?? key) : key);
}

/** Says what kind of page it is, and if visitors find it nowhere. */
function kindOf(state: MenuTargetState | undefined): string {
  if (!state) return '';
  const kind = state.entity === null ? 'Sabit sayfa' : (targetKindLabels[state.entity] ?? state.entity);
  const states = Object.values(state.states);
  if (states.includes('public')) return kind;
  return `${kind} · ${states.includes('deleted') ? 'Silinmiş' : 'Yayında değil'}`;
}
