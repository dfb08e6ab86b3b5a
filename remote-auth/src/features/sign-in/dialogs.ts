import 'sweetalert2/dist/sweetalert2.css';
import './dialogs.css';
import Swal from 'sweetalert2/dist/sweetalert2.js';
import { durations } from '@vitrin/shared-contracts/limits';
import { messages } from '@vitrin/shared-contracts/messages';

/** Shows the documented toast after a sign-in (product §8, §9). */
export function showSignedIn(): void {
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

export function showRejection(message: string): Promise<unknown> {
  return showErrorDialog(messages.failed.title, message, durations.loginErrorMs);
}

export function showUnreachable(): Promise<unknown> {
  const { title, text } = messages.login.unreachable;
  return showErrorDialog(title, text, durations.networkErrorMs);
}

function showErrorDialog(title: string, text: string, timer: number): Promise<unknown> {
  return Swal.fire({ icon: 'error', title, text, timer, timerProgressBar: true, confirmButtonText: 'Tamam' });
}
