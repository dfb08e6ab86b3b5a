import type { Services } from '../../services.ts';
import { canSend } from './mail-server.ts';
import { sendDueMail } from './send-due-mails.ts';
import { mailTransport, type SendMail } from './transport.ts';

const LOOK_MS = 2_000;
/** A mail that takes longer keeps its lease and is tried again after the next start. */
const PATIENCE_MS = 5_000;

/** Sends what is due, one mail after the other, until it is told to stop. Without a mail server it does nothing. */
export function keepSendingMails(
  services: Services,
  send: SendMail = mailTransport(services.config),
): () => Promise<void> {
  if (!canSend(services.config)) return async () => undefined;
  const ending = new AbortController();
  let running: Promise<void> | null = null;
  const run = async () => {
    try {
      while (!ending.signal.aborted && (await sendDueMail(services, send, Date.now())));
    } catch (error) {
      services.log.error({ err: error }, 'outbox not readable');
    }
  };
  const timer = setInterval(() => {
    running ??= run().finally(() => (running = null));
  }, LOOK_MS).unref();
  return async () => {
    ending.abort();
    clearInterval(timer);
    await Promise.race([running, patience()]);
  };
}

function patience(): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, PATIENCE_MS).unref());
}
