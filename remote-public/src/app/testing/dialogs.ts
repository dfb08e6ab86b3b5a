import { act } from '@testing-library/react';

/** Adds modal dialogs to jsdom, which does not implement them. */
export function mockDialogs(): void {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
      this.querySelector<HTMLElement>('a, button')?.focus();
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return;
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
}

/** Does what the browser does when Escape is pressed. */
export function pressEscape(dialog: HTMLElement): void {
  act(() => (dialog as HTMLDialogElement).close());
}
