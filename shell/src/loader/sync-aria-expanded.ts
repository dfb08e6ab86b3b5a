/** Sets `aria-expanded` on buttons that open a popover. */
export function syncAriaExpanded(): void {
  document.addEventListener(
    'toggle',
    (event) => {
      const menu = event.target as HTMLElement;
      const open = event.newState === 'open';
      for (const button of document.querySelectorAll(`[popovertarget="${CSS.escape(menu.id)}"]`)) {
        button.setAttribute('aria-expanded', String(open));
      }
    },
    true,
  );
}
