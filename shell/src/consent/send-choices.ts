import { bootElementId, type BootBlock } from '@vitrin/shared-contracts/boot';
import type { ConsentChoice } from '@vitrin/shared-contracts/consents';
import { consentsEndpoint } from '@vitrin/shared-contracts/first-paths';
import { deleteChoice, markSent, unsentChoices } from './choice.ts';

const UNPROCESSABLE = 422;
let sending: Promise<void> = Promise.resolve();

/**
 * Sends the choices to the consent log, in order. The page does not wait for it: what fails is sent again from the next
 * page, and duplicates are stored once.
 */
export function sendChoices(): Promise<void> {
  sending = sending.then(sendAll, sendAll);
  return sending;
}

async function sendAll(): Promise<void> {
  for (const choice of unsentChoices()) {
    const status = await send(choice).catch(() => 0);
    // The log does not know the notice: a choice that cannot be proven is invalid.
    if (status === UNPROCESSABLE) return deleteChoice();
    if (status < 200 || status > 299) return;
    markSent(choice.key);
  }
}

async function send(choice: ConsentChoice): Promise<number> {
  const headers = {
    'Content-Type': 'application/json',
    'X-Requested-With': 'XMLHttpRequest',
    'X-CSRF-TOKEN': csrfValue(),
  };
  // Must also work while the page is being unloaded: withdrawing reloads it.
  const { status } = await fetch(consentsEndpoint, {
    method: 'POST',
    keepalive: true,
    headers,
    body: JSON.stringify(choice),
  });
  return status;
}

/** Reads the boot block: the shell, which provides the CSRF value to calls, may not have started. */
function csrfValue(): string {
  const boot = JSON.parse(document.getElementById(bootElementId)?.textContent ?? '{}') as Partial<BootBlock>;
  return boot.csrf ?? '';
}
