import { announceChange, copyField, type Field } from './copy-field.ts';
import { isTyped } from './typed-fields.ts';

/** What a visitor did on a page that the server rendered, while its elements are replaced. */
export interface KeptFields {
  /**
   * Enters everything into the elements of `parent` that replace the removed ones, before their components look at them.
   * Returns a function that tells the components, and moves the focus.
   */
  restoreInto(parent: ParentNode): () => void;
}

/**
 * Remembers fields, open details and the focus of a served page. React renders a page anew when something else than the
 * server has changed its markup before hydration, such as a password manager or a translation: then the elements that
 * people have used are removed. They are read only then, so that nothing typed in the meantime is missing.
 */
export function keepFields(root: ParentNode): KeptFields {
  const used = [...root.querySelectorAll(USABLE)];
  const focus = followFocus();
  return {
    restoreInto(parent) {
      const focused = focus.take();
      if (used.every((element) => element.isConnected)) return () => {};
      const replaced = pairs(used, [...parent.querySelectorAll(USABLE)]);
      const filled = replaced.flatMap(([old, replacement]) => restoreState(old, replacement));
      return () => {
        for (const field of filled) announceChange(field);
        for (const [old, replacement] of replaced) if (old === focused) restoreFocus(old, replacement);
      };
    },
  };
}

const FIELDS = 'input, textarea, select';
const USABLE = `${FIELDS}, details, summary, a[href], button`;

/** Pairs each removed element with the one at its place among those that are written in the same way. */
function pairs(before: readonly Element[], after: readonly Element[]): [Element, Element][] {
  const [old, found] = [groups(before), groups(after)];
  return [...old].flatMap(([key, elements]) =>
    elements.flatMap((element, index) => {
      const replacement = found.get(key)?.[index];
      return replacement === undefined || element.isConnected ? [] : [[element, replacement] as [Element, Element]];
    }),
  );
}

function groups(elements: readonly Element[]): Map<string, Element[]> {
  const found = new Map<string, Element[]>();
  for (const element of elements) {
    const key = keyOf(element);
    found.set(key, [...(found.get(key) ?? []), element]);
  }
  return found;
}

/** Returns what the server has written for the element; its type changes when a password is shown, its text in a translation. */
function keyOf(element: Element): string {
  const choice = element.matches('[type=radio], [type=checkbox]') ? element.getAttribute('value') : null;
  return [element.tagName, element.getAttribute('name'), choice, element.getAttribute('href')].join('|');
}

/** Returns the field if something was entered into it. */
function restoreState(from: Element, to: Element): Field[] {
  if (from instanceof HTMLDetailsElement && to instanceof HTMLDetailsElement) to.open = from.open;
  if (!from.matches(FIELDS) || !isTyped(from as Field)) return [];
  copyField(from as Field, to as Field);
  return [to as Field];
}

function restoreFocus(from: Element, to: Element): void {
  if (!(to instanceof HTMLElement)) return;
  to.focus({ preventScroll: true });
  if (!isText(from) || !isText(to)) return;
  const { selectionStart: start, selectionEnd: end, selectionDirection: direction } = from;
  // Null for fields without a cursor, such as e-mail.
  if (start !== null) to.setSelectionRange(start, end, direction ?? undefined);
}

function isText(element: Element): element is HTMLInputElement | HTMLTextAreaElement {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

/** Follows the focus until it is taken. An element that is removed loses it, with or without an event. */
function followFocus(): { take: () => Element | null } {
  let focused = document.activeElement;
  const enter = ({ target }: FocusEvent) => (focused = target as Element);
  const leave = ({ target }: FocusEvent) =>
    queueMicrotask(() => {
      if (focused === target && (target as Element).isConnected) focused = document.activeElement;
    });
  document.addEventListener('focusin', enter);
  document.addEventListener('focusout', leave);
  return {
    take() {
      document.removeEventListener('focusin', enter);
      document.removeEventListener('focusout', leave);
      return focused;
    },
  };
}
