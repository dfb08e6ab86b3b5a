import { headerText } from './header-text.ts';

/** Why a mail was not taken: in a sentence for staff, and whether trying again would help. */
export interface Refusal {
  text: string;
  isPermanent: boolean;
}

const sentences: Readonly<Record<string, string>> = {
  EAUTH: 'E-posta sunucusu kullanıcı adını ya da şifreyi kabul etmedi.',
  EDNS: 'E-posta sunucusunun adresi bulunamadı.',
  ETIMEDOUT: 'E-posta sunucusu zamanında yanıt vermedi.',
  ECONNECTION: 'E-posta sunucusuyla bağlantı kesildi.',
  ETLS: 'E-posta sunucusuyla şifreli bağlantı kurulamadı.',
  ESOCKET: 'E-posta sunucusuna bağlanılamadı.',
};
/** Of the library's codes those that speak of the connection; a status beside them is not about the mail. */
const NOT_OF_THE_MAIL: ReadonlySet<string> = new Set(Object.keys(sentences));
const CERTIFICATE = /certificate|self[- ]signed|altnames/i;

/** What the server has said of the mail is told in its words; of the connection in ours, which hold no secret. */
export function refusalOf(error: unknown): Refusal {
  const { code = '', responseCode = 0, response = '', message = '' } = details(error);
  if (CERTIFICATE.test(message)) return { text: 'E-posta sunucusunun sertifikası geçerli değil.', isPermanent: false };
  if (responseCode > 0 && !NOT_OF_THE_MAIL.has(code))
    // 503 is about the order of commands, not about the mail.
    return { text: headerText(response), isPermanent: responseCode >= 500 && responseCode !== 503 };
  return { text: sentences[code] ?? 'E-posta gönderilemedi.', isPermanent: code === 'EENVELOPE' };
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
