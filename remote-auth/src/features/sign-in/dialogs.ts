import 'sweetalert2/dist/sweetalert2.css';
import './dialogs.css';
import Swal from 'sweetalert2/dist/sweetalert2.js';
import { durations } from 'shared-contracts/limits';
import { messages } from 'shared-contracts/messages';

/** The documented texts and times after a sign-in (product §8, §9). */
export function announceEntry(): void {
  const { title, text } = messages.login.success;
  void Swal.fire({
    toast: true,
    position: 'top',
    icon: 'success',
    title,
    text,
    showConfirmButton: false,
    timer: durations.loginSuccessToastMs,
  });
}

export function announceRefusal(message: string): Promise<unknown> {
  return box(messages.failed.title, message, durations.loginErrorMs);
}

export function announceUnreachable(): Promise<unknown> {
  const { title, text } = messages.login.unreachable;
  return box(title, text, durations.networkErrorMs);
}

function box(title: string, text: string, timer: number): Promise<unknown> {
  return Swal.fire({ icon: 'error', title, text, timer, timerProgressBar: true, confirmButtonText: 'Tamam' });
}
