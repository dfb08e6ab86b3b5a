import { headerText } from './header-text.ts';

/** Why a mail was not accepted: a message for staff, and whether a retry is pointless. */
export interface MailError {
  text: string;
  isPermanent: boolean;
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
const CERTIFICATE = /certificate|self[- ]signed|altnames/i;

/**
 * Classifies an error. A rejection of the mail is shown with the response of the server; a connection error with our
 * own text, which contains no secrets.
 */
export function mailErrorOf(error: unknown): MailError {
  const { code = '', responseCode = 0, response = '', message = '' } = details(error);
  if (CERTIFICATE.test(message)) return { text: 'E-posta sunucusunun sertifikası geçerli değil.', isPermanent: false };
  if (responseCode > 0 && !CONNECTION_CODES.has(code))
    // 503 concerns the order of commands, not the mail.
    return { text: headerText(response), isPermanent: responseCode >= 500 && responseCode !== 503 };
  return { text: connectionMessages[code] ?? 'E-posta gönderilemedi.', isPermanent: code === 'EENVELOPE' };
}

interface Details {
  code?: string;
  responseCode?: number;
  response?: string;
  message?: string;
}

function details(error: unknown): Details {
  return typeof error === 'object' && error !== null ? error : {};
}
