import { TextInput } from '@mantine/core';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import IconIndentDecrease from '@tabler/icons-react/dist/esm/icons/IconIndentDecrease.mjs';
import IconIndentIncrease from '@tabler/icons-react/dist/esm/icons/IconIndentIncrease.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import type { Icon } from '@tabler/icons-react';
import {
  menuLabelLength,
  menuLevels,
  menuTargetKey,
  type MenuEntry,
  type MenuEntryState,
  type MenuPlace,
  type MenuTargetState,
} from '@vitrin/shared-contracts/menus';
import { Link } from '@vitrin/shared-contracts/router';
import { useFormField } from '../../editing/form/use-form-field.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { lengthError } from '../../ui/length-error.ts';
import { DragHandle } from '../../ui/list/drag-handle.tsx';
import type { RowDrag } from '../../ui/list/sortable-rows.ts';
import { StateDot } from '../../ui/state-dot.tsx';
import { labelField, stateTexts, targetText, targetTitle } from './entry-texts.ts';
import type { MenuMove } from './menu-moves.ts';
import styles from './menus.module.css';

interface EntryRowProps {
  entry: MenuEntry;
  index: number;
  place: MenuPlace;
  lang: string;
  name: string;
  state: MenuEntryState;
  targets: ReadonlyMap<string, MenuTargetState>;
  drag: RowDrag;
  movable: boolean;
  /** Returns the function that moves the entry; null for a move that is not possible. */
  moveOf: (move: MenuMove) => (() => void) | null;
  onSwitch: () => void;
  onRemove: () => void;
}

/** One entry: its label in the language, what it leads to, why visitors do not see it, and its buttons. */
export function EntryRow(props: EntryRowProps) {
  const { entry, index, lang, name, state, targets, drag, movable } = props;
  const label = useFormField<string | undefined>(labelField(lang, entry.id));
  const { error } = useFormField<unknown>(`entries[${index}].target.address`);
  const title = targetTitle(entry, lang, targets);
  return (
    <li
      ref={drag.row}
      className={styles.row}
      data-level={entry.parent === null ? undefined : 2}
      data-hidden={state === 'public' ? undefined : true}
    >
      <DragHandle drag={drag} name={name} movable={movable} />
      <div className={styles.entry}>
        {entry.target.type === 'contracts' ? (
          <span className={styles.fixed}>{title}</span>
        ) : (
          <TextInput
            id={labelField(lang, entry.id)}
            // Not the label itself, which changes with each letter.
            aria-label={`${title || targetText(entry, lang, targets)}: menüdeki ad`}
            placeholder={title || 'Menüdeki ad'}
            value={label.value ?? ''}
            error={label.error ?? lengthError(label.value ?? '', menuLabelLength) ?? error}
            onChange={(event) => label.set(event.currentTarget.value)}
            onBlur={label.onBlur}
          />
        )}
        <p className={styles.facts}>
          <TargetName {...{ entry, lang, targets }} />
          <StateMark state={state} />
        </p>
      </div>
      <EntryActions {...props} />
    </li>
  );
}

/** The screen of the record is where a state such as 'Yayında değil' is changed. */
function TargetName({ entry, lang, targets }: Pick<EntryRowProps, 'entry' | 'lang' | 'targets'>) {
  const text = targetText(entry, lang, targets);
  const screen = targets.get(menuTargetKey(entry.target) ?? '')?.screen;
  return screen ? (
    <Link to={screen} className={styles.target}>
      {text}
    </Link>
  ) : (
    <span className={styles.target}>{text}</span>
  );
}

function StateMark({ state }: { state: MenuEntryState }) {
  if (state === 'public') return null;
  const tone = state === 'off' ? 'off' : state === 'deleted' ? 'bad' : 'warn';
  return (
    <span className={styles.state}>
      <StateDot tone={tone} /> {stateTexts[state]}
    </span>
  );
}

function EntryActions({ entry, place, name, moveOf, onSwitch, onRemove }: EntryRowProps) {
  const hasLevels = menuLevels[place] === 2;
  const moves = [
    { icon: IconArrowUp, label: 'Yukarı al', act: moveOf('up') },
    { icon: IconArrowDown, label: 'Aşağı al', act: moveOf('down') },
    ...(hasLevels
      ? [
          { icon: IconIndentIncrease, label: 'Üsttekinin altına al', act: moveOf('indent') },
          { icon: IconIndentDecrease, label: 'Üst düzeye çıkar', act: moveOf('outdent') },
        ]
      : []),
  ];
  return (
    <div className={styles.actions}>
      {moves.map((move) => (
        <Action key={move.label} name={name} {...move} />
      ))}
      <Action
        name={name}
        icon={entry.off ? IconEyeOff : IconEye}
        label={entry.off ? 'Sitede göster' : 'Sitede gizle'}
        act={onSwitch}
      />
      <Action name={name} icon={IconTrash} label="Çıkar" act={onRemove} />
    </div>
  );
}

interface ActionProps {
  icon: Icon;
  label: string;
  name: string;
  act: (() => void) | null;
}

/** Stays in the tab order while its move is not possible, so that repeated presses do not lose the focus. */
function Action({ icon: ActionIcon, label, name, act }: ActionProps) {
  return (
    <IconButton
      data-tooltip={label}
      aria-label={`${name}: ${label.toLocaleLowerCase('tr')}`}
      aria-disabled={act === null}
      onClick={() => act?.()}
    >
      <ActionIcon size={18} stroke={1.75} aria-hidden />
    </IconButton>
  );
}
