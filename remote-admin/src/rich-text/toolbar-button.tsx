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
  /** The tool is the tab stop of the toolbar. */
  isTabStop: boolean;
  onFocus: () => void;
  onClick: () => void;
}

/** Toolbar button. A disabled one stays focusable, so that the arrow keys always reach the same tools. */
export function ToolbarButton({ label, icon: Symbol, state, isTabStop, onFocus, onClick }: ToolbarButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      title={label}
      aria-pressed={state.active ?? undefined}
      aria-disabled={!state.possible || undefined}
      tabIndex={isTabStop ? 0 : -1}
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
