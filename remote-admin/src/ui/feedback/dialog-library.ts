import 'sweetalert2/dist/sweetalert2.css';
import './dialogs.css';
import { durations } from '@vitrin/shared-contracts/limits';
import Swal from 'sweetalert2/dist/sweetalert2.js';
import { onUndoKeys, pauseWhileUsed, returnFocus } from './toast-behaviour.ts';

export interface Notice {
  title: string;
  text?: string;
}

/** What the user can do from a message, such as undoing what it reports. */
export interface NoticeAction {
  label: string;
  run: () => void;
}

export interface Question extends Notice {
  confirm: string;
  cancel: string;
  /** Label of an alternative to confirming and cancelling. */
  deny?: string;
  /** Text of the user that the question is about. */
  subject?: string;
  danger?: boolean;
}

export type Decision = 'confirm' | 'deny' | 'cancel';

/** Milliseconds that a failure message is shown; it stays while the pointer is over it. */
const FAILURE_MS = 8_000;

const plain = Swal.mixin({ buttonsStyling: false, scrollbarPadding: false });

const toast = plain.mixin({ toast: true, position: 'top', showConfirmButton: false, timerProgressBar: false });

/** Closes after the time of product §9; with a text, when it could have been read. */
export function toastSuccess({ title, text = '' }: Notice): void {
  void toast.fire({ icon: 'success', title, text, timer: text ? FAILURE_MS : durations.toastMs });
}

/**
 * Stays long enough to be reached, and as long as the pointer or the focus is on it. It never takes the focus: without a
 * pointer its action is reached with Ctrl Z.
 */
export async function toastAction({ title, text = '' }: Notice, { label, run }: NoticeAction): Promise<void> {
  let endKeys = () => {};
  const { isConfirmed } = await toast.fire({
    icon: 'success',
    title,
    text,
    timer: durations.actionToastMs,
    showConfirmButton: true,
    confirmButtonText: label,
    showCloseButton: true,
    closeButtonAriaLabel: 'Kapat',
    customClass: { popup: 'toast-action' },
    didOpen(popup) {
      Swal.getConfirmButton()?.setAttribute('aria-keyshortcuts', 'Control+Z');
      pauseWhileUsed(popup);
      endKeys = onUndoKeys(() => Swal.clickConfirm());
    },
    willClose(popup) {
      endKeys();
      returnFocus(popup);
    },
  });
  if (isConfirmed) run();
}

export function toastFailure({ title, text = '' }: Notice): void {
  void toast.fire({
    icon: 'error',
    title,
    text,
    timer: FAILURE_MS,
    showCloseButton: true,
    closeButtonAriaLabel: 'Kapat',
    didOpen: pauseWhileUsed,
  });
}

export async function ask(question: Question): Promise<Decision> {
  const { title, text = '', confirm, cancel, deny, subject, danger = false } = question;
  const answer = await plain.fire({
    heightAuto: false,
    title,
    text,
    ...(subject ? { footer: textElement(subject) } : {}),
    icon: 'warning',
    confirmButtonText: confirm,
    cancelButtonText: cancel,
    showCancelButton: true,
    ...(deny ? { showDenyButton: true, denyButtonText: deny } : {}),
    reverseButtons: true,
    focusCancel: danger,
    customClass: { popup: danger ? 'dialog-danger' : '' },
  });
  if (answer.isConfirmed) return 'confirm';
  return answer.isDenied ? 'deny' : 'cancel';
}

/** Text from users is inserted as text, never as markup. */
function textElement(text: string): HTMLElement {
  const element = document.createElement('span');
  element.textContent = text;
  return element;
}
