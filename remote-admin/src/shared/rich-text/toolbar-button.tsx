import type { Icon } from '@tabler/icons-react';
import styles from './toolbar.module.css';

export interface ToolState {
  /** null: the tool is not a toggle. */
  active: boolean | null;
  possible: boolean;
}

interface ToolbarButtonProps {
  label: string;
  icon: Icon;
  state: ToolState;
  /** The one that the Tab key reaches. */
  stop: boolean;
  onFocus: () => void;
  onClick: () => void;
}

/** What cannot be used now stays reachable, so that the arrow keys always meet the same tools. */
export function ToolbarButton({ label, icon: Symbol, state, stop, onFocus, onClick }: ToolbarButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      title={label}
      aria-pressed={state.active ?? undefined}
      aria-disabled={!state.possible || undefined}
      tabIndex={stop ? 0 : -1}
      onFocus={onFocus}
      // Keeps the selection in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        if (state.possible) onClick();
      }}
    >
      <Symbol size={18} stroke={1.75} aria-hidden />
    </button>
  );
}
