import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useState } from 'react';
import { menuStates } from '@vitrin/shared-contracts/menu-tree';
import { menuSizes, type MenuEntry, type MenuPlace, type MenuTargetState } from '@vitrin/shared-contracts/menus';
import { useFormField } from '../../editing/form/use-form-field.ts';
import { SortableList } from '../../ui/list/sortable-list.tsx';
import { entryName, labelField } from './entry-texts.ts';
import { EntryRow } from './entry-row.tsx';
import type { Candidate } from './menu-candidates.ts';
import { draggedEntries, extendedEntries, movedEntries, remainingEntries, type MenuMove } from './menu-moves.ts';
import { numberOf } from './entry-numbers.ts';
import styles from './menus.module.css';
import { RemovedEntry } from './removed-entry.tsx';
import { TargetDialog } from './target.dialog.tsx';
import { useMenuTargets } from './use-menu-targets.ts';

interface EntriesFieldProps {
  place: MenuPlace;
  lang: string;
}

const noTargets: ReadonlyMap<string, MenuTargetState> = new Map();

/** The entries of a menu as a tree of two levels, with their labels in one language. Nothing is saved before the form is. */
export function EntriesField({ place, lang }: EntriesFieldProps) {
  const { value: entries, error, set } = useFormField<MenuEntry[]>('entries');
  const { value: labels, set: setLabels } = useFormField<Record<string, string>>(`translations.${lang}.labels`);
  const [isChoosing, setChoosing] = useState(false);
  const [removed, setRemoved] = useState<{ name: string; before: MenuEntry[] } | null>(null);
  const known = useMenuTargets(entries);
  const targets = known ?? noTargets;
  const states = menuStates(entries, { lang, labels: trimmed(labels), targets });
  const nameOf = (entry: MenuEntry) => entryName(entry, labels[entry.id]?.trim() ?? '', lang, targets);
  const change = (next: MenuEntry[]) => {
    setRemoved(null);
    set(next);
  };

  const add = ({ target, label }: Candidate) => {
    const id = crypto.randomUUID().slice(0, 8);
    change(extendedEntries({ entries, place }, { id, target, off: false }));
    if (label !== undefined) setLabels({ ...labels, [id]: label });
    setChoosing(false);
    setTimeout(() => document.getElementById(labelField(lang, id))?.focus());
  };
  const remove = (entry: MenuEntry) => {
    setRemoved({ name: nameOf(entry), before: entries });
    set(remainingEntries(entries, entry.id));
  };
  const moveOf = (id: string) => (move: MenuMove) => {
    const next = movedEntries({ entries, place }, id, move);
    return next && (() => change(next));
  };
  return (
    <div className={styles.field}>
      <SortableList
        items={entries.map((entry) => ({ id: numberOf(entry.id), entry }))}
        label="Bağlantılar"
        nameOf={({ entry }) => nameOf(entry)}
        movable={entries.length > 1}
        onMove={(from, to) => change(draggedEntries({ entries, place }, from, to))}
        renderRow={({ entry }, index, drag) => (
          <EntryRow
            key={entry.id}
            {...{ entry, place, lang, drag, targets, index }}
            name={nameOf(entry)}
            state={known ? (states.get(entry.id) ?? 'public') : 'public'}
            movable={entries.length > 1}
            moveOf={moveOf(entry.id)}
            onSwitch={() => change(entries.map((each) => (each === entry ? { ...each, off: !each.off } : each)))}
            onRemove={() => remove(entry)}
          />
        )}
      />
      {entries.length === 0 ? <p className={styles.hint}>Bu menüde bağlantı yok; sitede görünmez.</p> : null}
      {removed ? <RemovedEntry name={removed.name} onUndo={() => change(removed.before)} /> : null}
      {error ? <p className={styles.error}>{error}</p> : null}
      <Button
        id="entries"
        variant="default"
        leftSection={<IconPlus size={18} aria-hidden />}
        disabled={entries.length >= menuSizes[place]}
        onClick={() => setChoosing(true)}
      >
        Bağlantı ekle
      </Button>
      {isChoosing ? <TargetDialog place={place} onChoose={add} onClose={() => setChoosing(false)} /> : null}
    </div>
  );
}

function trimmed(labels: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(labels).map(([id, label]) => [id, label.trim()]));
}
