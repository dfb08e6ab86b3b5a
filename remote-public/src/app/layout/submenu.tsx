import { useEffect, useId, useRef, useState } from 'react';
import type { MenuLink } from '@vitrin/shared-contracts/menus';
import { fill } from '@vitrin/shared-contracts/static-texts';
import { useFrame, useFrameData } from '../../shared/frame.ts';
import { useHydrated } from '../../shared/use-hydrated.ts';
import { MenuLabel } from './menu-label.tsx';
import { placeBelow } from './place-below.ts';
import styles from './submenu.module.css';

/**
 * An entry of the header with others below it: a link and a button, or for a heading the button alone. The list is a popover,
 * so that it opens, and closes by Escape and by a press elsewhere, also before hydration and without JavaScript.
 */
export function Submenu({ link }: { link: MenuLink }) {
  const { submenu } = useFrameData().texts.common;
  const id = useId();
  const { entry, list, opener, isOpen } = useSubmenu();
  // Until then the shell sets it when the list opens; without a script the browser itself exposes the state.
  const isExpanded = useHydrated() ? isOpen : undefined;
  const isHeading = link.href === null;
  return (
    <div className={styles.entry} ref={entry}>
      {isHeading ? null : <MenuLabel {...link} />}
      <button
        ref={opener}
        className={isHeading ? styles.heading : styles.opener}
        type="button"
        popoverTarget={id}
        aria-controls={id}
        aria-expanded={isExpanded}
        aria-label={isHeading ? undefined : fill(submenu, { name: link.label })}
      >
        {isHeading ? link.label : null}
        <Chevron />
      </button>
      <ul className={styles.list} id={id} popover="auto" ref={list}>
        {link.children.map((child) => (
          <li key={child.id}>
            <MenuLabel {...child} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Follows the list as the browser opens and closes it, and closes it when the focus leaves or another page is shown. */
function useSubmenu() {
  const entry = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { visit } = useFrame();
  useEffect(() => {
    const [element, whole] = [list.current, entry.current];
    if (!element || !whole) return undefined;
    // The visitor may have opened it before hydration, and left it.
    if (hasLeft(whole)) close(element);
    setOpen(isShown(element));
    const follow = (event: Event) => {
      const opens = (event as ToggleEvent).newState === 'open';
      if (opens && opener.current) placeBelow(element, opener.current);
      setOpen(opens);
    };
    const leave = ({ relatedTarget }: FocusEvent) => {
      // Without a new target the window has lost the focus, or something else was pressed, which closes it.
      if (relatedTarget instanceof Node && !whole.contains(relatedTarget)) close(element);
    };
    element.addEventListener('beforetoggle', follow);
    whole.addEventListener('focusout', leave);
    return () => {
      element.removeEventListener('beforetoggle', follow);
      whole.removeEventListener('focusout', leave);
    };
  }, []);
  const shownFor = useRef(visit);
  // By a navigation only: a visitor may have opened it before hydration.
  useEffect(() => {
    if (shownFor.current !== visit) close(list.current);
    shownFor.current = visit;
  }, [visit]);
  return { entry, list, opener, isOpen };
}

/** In some browsers a pressed button does not get the focus: the body has it. */
function hasLeft(entry: HTMLElement): boolean {
  const { activeElement, body } = document;
  return activeElement !== null && activeElement !== body && !entry.contains(activeElement);
}

function isShown(element: HTMLElement): boolean {
  try {
    return element.matches(':popover-open');
  } catch {
    return false;
  }
}

function close(element: HTMLElement | null): void {
  if (element && isShown(element)) element.hidePopover();
}

function Chevron() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="16"
      height="16"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d="M6 9l6 6l6-6" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
