import { bootElementId, type BootBlock } from 'shared-contracts/boot';
import type { ConsentChoice } from 'shared-contracts/consents';
import { consentsCall } from 'shared-contracts/first-paths';
import { forgetChoice, markSent, unsentChoices } from './choice.ts';

const REFUSED = 422;
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
    // The log does not know the notice: a choice that cannot be proven counts as none.
    if (status === REFUSED) return forgetChoice();
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
  // Also from a page that is just going: withdrawing loads it anew.
  const { status } = await fetch(consentsCall, {
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
