/** Ctrl/⌘ S saves a long form from where one writes; a dialog over the form lies elsewhere in the page. For its `ref`. */
export function saveByKey(form: HTMLFormElement | null): (() => void) | undefined {
  const press = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || event.shiftKey || event.altKey || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    form?.querySelector<HTMLElement>('[type="submit"]')?.click();
  };
  form?.addEventListener('keydown', press);
  return () => form?.removeEventListener('keydown', press);
}
