import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface DeliveredMail {
  from: string;
  to: string[];
  /** Headers by lower-case name, unfolded. */
  headers: Record<string, string>;
  /** The decoded body text. */
  text: string;
  raw: string;
}

export interface FakeSmtpServer {
  url: string;
  mails: DeliveredMail[];
  /** Error responses for the next mails, used in order; when empty, mails are accepted. */
  rejections: { code: number; text: string }[];
  close(): Promise<void>;
}

/** Starts a fake SMTP server in this process, which accepts every mail by default. */
export async function startFakeSmtpServer(options: SMTPServerOptions = {}): Promise<FakeSmtpServer> {
  const mails: DeliveredMail[] = [];
  const rejections: FakeSmtpServer['rejections'] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo(_address, _session, callback) {
      const refusal = rejections.shift();
      callback(refusal ? Object.assign(new Error(refusal.text), { responseCode: refusal.code }) : null);
    },
    onData(stream, { envelope }, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const sender = envelope.mailFrom ? envelope.mailFrom.address : '';
        const raw = Buffer.concat(chunks).toString('utf8');
        mails.push({ from: sender, to: envelope.rcptTo.map(({ address }) => address), ...readMail(raw), raw });
        callback();
      });
    },
    ...options,
  });
  // Ignored: a client that disconnects early is tested separately.
  server.on('error', () => undefined);
  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => {
      const address = listening.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    rejections,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function readMail(raw: string): Pick<DeliveredMail, 'headers' | 'text'> {
  const [head = '', ...body] = raw.split('\r\n\r\n');
  const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      decodeEncodedWords(line.slice(line.indexOf(':') + 2)),
    ]),
  );
  return { headers, text: quotedPrintable(body.join('\r\n\r\n')).replaceAll('\r\n', '\n') };
}

/** Decodes the encoded words of a header (RFC 2047). */
function decodeEncodedWords(value: string): string {
  return value
    .replaceAll(/(\?=) +(=\?)/g, '$1$2')
    .replaceAll(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_whole, kind: string, text: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString('utf8')
        : quotedPrintable(text.replaceAll('_', ' ')),
    );
}

function quotedPrintable(text: string): string {
  const bytes = text
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([\dA-F]{2})/gi, (_whole, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
