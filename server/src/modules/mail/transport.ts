import type { Transporter } from 'nodemailer';
import type { Config } from '../../config/config.ts';
import type { ReadyMail } from './mail-headers.ts';

const CONNECT_TIMEOUT_MS = 15_000;
const SOCKET_TIMEOUT_MS = 30_000;
/** Timeout for one mail in milliseconds; well below the lease. */
const SEND_TIMEOUT_MS = 120_000;

type MailServer = Pick<Config, 'smtpUrl'>;

/** Sends a mail to the mail server; throws its error. */
export type SendMail = (mail: ReadyMail) => Promise<void>;

/**
 * Returns the transport for `SMTP_URL`. The certificate is verified, and credentials are sent only over an encrypted
 * connection, except to localhost. An option in the URL (`?requireTLS=false`) overrides that.
 */
export function mailTransport(config: MailServer): SendMail {
  return (mail) =>
    withConnection(config, SEND_TIMEOUT_MS, (transport) =>
      transport.sendMail({ ...mail, textEncoding: 'quoted-printable' }),
    );
}

/** Connects and signs in to the mail server without sending anything; throws its error. */
export function checkMailServer(config: MailServer): Promise<void> {
  return withConnection(config, CONNECT_TIMEOUT_MS, (transport) => transport.verify());
}

async function withConnection(
  { smtpUrl }: MailServer,
  timeoutMs: number,
  task: (transport: Transporter) => Promise<unknown>,
): Promise<void> {
  if (smtpUrl === null) throw new Error('no mail server');
  // Loaded with the first mail, because most processes send none.
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url: smtpUrl,
    requireTLS: needsTls(new URL(smtpUrl)),
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    dnsTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    await withTimeout(timeoutMs, task(transport));
  } finally {
    transport.close();
  }
}

function needsTls({ protocol, hostname, username }: URL): boolean {
  return protocol === 'smtp:' && username !== '' && !/^(?:localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
}

async function withTimeout(ms: number, task: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error('too slow'), { code: 'ETIMEDOUT' })), ms);
  });
  try {
    await Promise.race([task, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
