import { useRef, useState, type KeyboardEvent } from 'react';

/** Marks the focusable element of each cell. */
export const cellAttribute = 'data-cell';

type Step = (at: number, columns: number, last: number) => number;

const steps: Readonly<Record<string, Step>> = {
  ArrowRight: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  ArrowDown: (at, columns) => at + columns,
  ArrowUp: (at, columns) => at - columns,
  Home: () => 0,
  End: (_at, _columns, last) => last,
};

/** Makes a grid a single tab stop; the arrow keys move the focus by row and column as displayed. */
export function useGridKeys(count: number) {
  const grid = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const cells = () => [...(grid.current?.querySelectorAll<HTMLElement>(`[${cellAttribute}]`) ?? [])];
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const all = cells();
    const at = all.findIndex((cell) => cell === event.target);
    const step = steps[event.key];
    if (!step || at < 0) return;
    const tops = all.map((cell) => cell.getBoundingClientRect().top);
    const columns = tops.filter((top) => top === tops[0]).length;
    const next = step(at, columns, all.length - 1);
    event.preventDefault();
    all[next]?.focus();
  };
  const onFocus = (event: { target: EventTarget }) => {
    const at = cells().findIndex((cell) => cell === event.target);
    if (at >= 0) setCurrent(at);
  };
  return { grid, current: Math.min(current, count - 1), onKeyDown, onFocus };
}
