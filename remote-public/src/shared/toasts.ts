import 'sweetalert2/dist/sweetalert2.css';
import './toasts.css';
import Swal from 'sweetalert2/dist/sweetalert2.js';
import { durations } from '@vitrin/shared-contracts/limits';

/**
 * Shows a documented toast (product §8, §9: 2500 ms); at the bottom, where it covers neither the header nor the
 * messages of the page.
 */
export function toast(icon: 'success' | 'error', title: string, text = ''): void {
  void Swal.fire({
    toast: true,
    position: 'bottom-start',
    icon,
    title,
    text,
    showConfirmButton: false,
    timer: durations.toastMs,
  });
}
