/** Milliseconds between the arrival of the pointer and the tooltip; the keyboard focus shows it at once. */
const DELAY_MS = 350;

/**
 * Calls `show` with the element whose tooltip is to be shown, or null: one with the attribute `data-tooltip` that the
 * pointer is over or that has the keyboard focus. The listeners are on the document, so that the many buttons of a list
 * need none. Returns a function that removes them.
 */
export function followTooltips(show: (target: HTMLElement | null) => void): () => void {
  const removers: (() => void)[] = [];
  const { moveTo, hide, isCurrent } = createTarget(show);
  let focused: HTMLElement | null = null;
  const listen = <K extends keyof DocumentEventMap>(type: K, listener: (event: DocumentEventMap[K]) => void) => {
    document.addEventListener(type, listener);
    removers.push(() => document.removeEventListener(type, listener));
  };
  listen('pointerover', (event) => {
    // A finger cannot hover.
    if (event.pointerType !== 'touch') moveTo(targetOf(event) ?? focused, DELAY_MS);
  });
  listen('pointerout', ({ relatedTarget }) => relatedTarget === null && moveTo(focused));
  listen('pointerdown', (event) => !isCurrent(targetOf(event)) && hide());
  listen('focusin', (event) => {
    focused = isFocusVisible(event) ? targetOf(event) : null;
    if (focused) moveTo(focused);
  });
  listen('focusout', (event) => {
    focused = null;
    if (isCurrent(targetOf(event))) moveTo(null);
  });
  listen('keydown', ({ key }) => key === 'Escape' && hide());
  return () => {
    hide();
    for (const remove of removers) remove();
  };
}

function createTarget(show: (target: HTMLElement | null) => void) {
  let current: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Hidden until the pointer or the focus moves to another element. */
  const hide = () => {
    clearTimeout(timer);
    show(null);
  };
  const moveTo = (next: HTMLElement | null, delay = 0) => {
    if (next === current) return;
    hide();
    current = next;
    if (next && delay === 0) show(next);
    else if (next) timer = setTimeout(show, delay, next);
  };
  return { moveTo, hide, isCurrent: (target: HTMLElement | null) => target === current };
}

function targetOf({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;
}

function isFocusVisible({ target }: Event): boolean {
  return target instanceof Element && target.matches(':focus-visible');
}
