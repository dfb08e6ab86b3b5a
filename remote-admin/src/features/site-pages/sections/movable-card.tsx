import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import type { MouseEvent, ReactNode } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { DragHandle } from '../../../ui/list/drag-handle.tsx';
import type { RowDrag } from '../../../ui/list/sortable-rows.ts';
import styles from './sections.module.css';
import { cardButton } from './use-sections.ts';

interface MovableCardProps {
  /** Unique in the form. */
  id: string;
  name: string;
  drag: RowDrag;
  index: number;
  count: number;
  onMove: (from: number, to: number) => void;
  isOpen: boolean;
  onToggle: () => void;
  /** Level of the heading: 3 for sections, 4 for their items. */
  level: 3 | 4;
  leading?: ReactNode;
  /** Second line below the name. */
  detail?: ReactNode;
  /** Buttons besides those that move. */
  actions: ReactNode;
  muted?: boolean;
  /** Undefined for a card that cannot be opened. */
  children?: ReactNode;
}

/** Part of a page with a name, buttons that move it, and fields that open below. */
export function MovableCard(props: MovableCardProps) {
  const { id, name, drag, index, count, onMove, isOpen, level, leading, detail, actions, muted, children } = props;
  return (
    <div
      className={styles.card}
      data-open={(isOpen && children !== undefined) || undefined}
      data-muted={muted || undefined}
    >
      <div className={styles.head}>
        <DragHandle drag={drag} name={name} movable={count > 1} />
        {leading ? <span className={styles.drawing}>{leading}</span> : null}
        <div className={styles.title}>
          <CardName {...props} level={level} />
          {detail ? <div className={styles.detail}>{detail}</div> : null}
        </div>
        <div className={styles.buttons}>
          <MoveButton {...{ name, index, count, onMove }} step={-1} />
          <MoveButton {...{ name, index, count, onMove }} step={1} />
          <span className={styles.others}>{actions}</span>
        </div>
      </div>
      {isOpen && children !== undefined ? (
        <div id={`${cardButton(id)}-content`} className={styles.content}>
          {children}
        </div>
      ) : null}
    </div>
  );
}

function CardName({ id, name, isOpen, onToggle, level, children }: MovableCardProps) {
  const Heading = `h${level}` as const;
  if (children === undefined) {
    return (
      <Heading className={styles.name} id={cardButton(id)} tabIndex={-1}>
        {name}
      </Heading>
    );
  }
  return (
    <Heading className={styles.name}>
      <button
        type="button"
        id={cardButton(id)}
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${cardButton(id)}-content` : undefined}
        onClick={onToggle}
      >
        <span>{name}</span>
        <IconChevronDown size={16} aria-hidden />
      </button>
    </Heading>
  );
}

interface MoveButtonProps {
  name: string;
  index: number;
  count: number;
  step: 1 | -1;
  onMove: (from: number, to: number) => void;
}

/** Keeps the focus at the ends of the list, where it does nothing: a disabled button would lose it. */
function MoveButton({ name, index, count, step, onMove }: MoveButtonProps) {
  const isEnd = index + step < 0 || index + step >= count;
  const label = step < 0 ? 'Yukarı taşı' : 'Aşağı taşı';
  const Icon = step < 0 ? IconArrowUp : IconArrowDown;
  const press = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    if (isEnd) return;
    onMove(index, index + step);
    // The element is moved within the list, which takes the focus away.
    requestAnimationFrame(() => currentTarget.focus());
  };
  return (
    <IconButton
      className={styles.move ?? ''}
      data-tooltip={label}
      aria-label={`${name}: ${label.toLocaleLowerCase('tr')}`}
      aria-disabled={isEnd || undefined}
      onClick={press}
    >
      <Icon size={18} stroke={1.75} aria-hidden />
    </IconButton>
  );
}
