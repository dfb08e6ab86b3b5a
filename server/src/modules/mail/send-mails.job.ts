import type { ScheduledJob } from '../../platform/jobs/scheduled-job.ts';
import type { PlatformServices } from '../../platform/platform-services.ts';
import { canSend } from './mail-server.ts';
import { sendDueMail } from './send-due-mails.ts';
import { mailTransport } from './transport.ts';

/**
 * Sends due mails one after the other until the server stops. A mail that outlasts the shutdown timeout keeps its lease
 * and is retried after the next start. Without a mail server nothing is sent.
 */
export const sendMails: ScheduledJob<PlatformServices> = {
  name: 'send-mails',
  intervalMs: 2_000,
  async run(services, ending) {
    if (!canSend(services.config)) return;
    const send = mailTransport(services.config);
    while (!ending.aborted && (await sendDueMail(services, send, Date.now())));
  },
};
