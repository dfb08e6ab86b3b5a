import { headerText } from './header-text.ts';

/** Why a mail was not accepted: a message for staff, and whether a retry is pointless. */
export interface MailError {
  text: string;
  isPermanent: boolean;
  /** The server has refused the address of the recipient for good, not this mail or its sender. */
  isAddressRefused: boolean;
}

const connectionMessages: Readonly<Record<string, string>> = {
  EAUTH: 'E-posta sunucusu kullanıcı adını ya da şifreyi kabul etmedi.',
  EDNS: 'E-posta sunucusunun adresi bulunamadı.',
  ETIMEDOUT: 'E-posta sunucusu zamanında yanıt vermedi.',
  ECONNECTION: 'E-posta sunucusuyla bağlantı kesildi.',
  ETLS: 'E-posta sunucusuyla şifreli bağlantı kurulamadı.',
  ESOCKET: 'E-posta sunucusuna bağlanılamadı.',
};
/** Error codes of the library that concern the connection; a status code with one of these is not about the mail. */
const CONNECTION_CODES: ReadonlySet<string> = new Set(Object.keys(connectionMessages));
/** Enhanced status code of a policy: relaying, reputation of the sender. It says nothing about the address (RFC 3463). */
const POLICY_STATUS = /\b5\.7\.\d{1,3}\b/;
/** Mailbox unavailable, not local, name not allowed; 554 with a status code of an address (RFC 5321, RFC 3463). */
const ADDRESS_CODES: ReadonlySet<number> = new Set([550, 551, 553]);
const ADDRESS_STATUS = /\b5\.1\.\d{1,3}\b/;
const CERTIFICATE = /certificate|self[- ]signed|altnames/i;

/**
 * Classifies an error. A rejection of the mail is shown with the response of the server; a connection error with our
 * own text, which contains no secrets.
 */
export function mailErrorOf(error: unknown): MailError {
  const { code = '', command = '', responseCode = 0, response = '', message = '' } = details(error);
  const ofConnection = { isPermanent: false, isAddressRefused: false };
  if (CERTIFICATE.test(message)) return { ...ofConnection, text: 'E-posta sunucusunun sertifikası geçerli değil.' };
  if (responseCode > 0 && !CONNECTION_CODES.has(code)) return rejectionOf({ command, responseCode, response });
  const text = connectionMessages[code] ?? 'E-posta gönderilemedi.';
  return { ...ofConnection, text, isPermanent: code === 'EENVELOPE' };
}

type Rejection = Required<Pick<Details, 'command' | 'response' | 'responseCode'>>;

/** Reads what the server has said about the mail. 503 concerns the order of commands, not the mail. */
function rejectionOf({ command, responseCode, response }: Rejection): MailError {
  return {
    text: headerText(response),
    isPermanent: responseCode >= 500 && responseCode !== 503,
    isAddressRefused: command === 'RCPT TO' && isAboutAddress(responseCode, response),
  };
}

function isAboutAddress(responseCode: number, response: string): boolean {
  if (POLICY_STATUS.test(response)) return false;
  return ADDRESS_CODES.has(responseCode) || (responseCode === 554 && ADDRESS_STATUS.test(response));
}

interface Details {
  code?: string;
  command?: string;
  responseCode?: number;
  response?: string;
  message?: string;
}

function details(error: unknown): Details {
  return typeof error === 'object' && error !== null ? error : {};
}
