import 'sweetalert2/dist/sweetalert2.css';
import './dialogs.css';
import Swal from 'sweetalert2/dist/sweetalert2.js';
import { durations } from '@vitrin/shared-contracts/limits';
import { messages } from '@vitrin/shared-contracts/messages';
import type { Texts } from '../../shared/texts/texts.ts';

/** Shows the documented toast after a sign-in (product §8, §9). */
export function showSignedIn({ t }: Texts): void {
  const { title, text } = messages.login.success;
  void Swal.fire({
    toast: true,
    position: 'top',
    icon: 'success',
    title: t(title),
    text: t(text),
    showConfirmButton: false,
    timer: durations.loginSuccessToastMs,
  });
}

export function showRejection(message: string, texts: Texts): Promise<unknown> {
  return showErrorDialog(texts, {
    title: texts.t(messages.failed.title),
    text: texts.say(message),
    timer: durations.loginErrorMs,
  });
}

export function showUnreachable(texts: Texts): Promise<unknown> {
  const { title, text } = messages.login.unreachable;
  return showErrorDialog(texts, { title: texts.t(title), text: texts.t(text), timer: durations.networkErrorMs });
}

interface ErrorDialog {
  title: string;
  text: string;
  /** Milliseconds. */
  timer: number;
}

function showErrorDialog({ t }: Texts, dialog: ErrorDialog): Promise<unknown> {
  return Swal.fire({
    icon: 'error',
    ...dialog,
    timerProgressBar: true,
    confirmButtonText: t('Tamam'),
  });
}
