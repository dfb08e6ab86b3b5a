import { Readable } from 'node:stream';
import type { MailboxKind } from '@vitrin/shared-contracts/mailbox';
import type { Envelope } from '@vitrin/shared-contracts/envelope';
import type { SentForm } from '@vitrin/shared-contracts/submitted-form';
import { publicCsrfValue } from '../platform/auth/csrf.ts';
import { paragraphs } from './documents.ts';
import { pdf } from './cvs.ts';
import { signIn } from './sign-in.ts';
import type { TestApp } from './test-app.ts';

/**
 * Creates the data protection notice of the forms, and English with some static texts. Returns the revision of the
 * notice.
 */
export async function prepareForms(test: TestApp): Promise<number> {
  const { db } = test.services;
  const now = new Date().toISOString();
  const page_lang = JSON.stringify({
    toasts: { sent: 'Sent!', throttled: 'Too many forms. Please try again later.' },
    contact: { check: 'Not sent. Please correct the marked fields.' },
    validation: {
      required: '* This field is required',
      tooShort: 'At least {min} characters are needed',
      tooLong: 'At most {max} characters are allowed',
      email: 'Please enter a valid e-mail address',
      phone: 'Please enter a valid telephone number',
      consent: 'Please tick that you have read the text',
      cvRequired: 'Please add your CV',
      cvType: 'Only PDF and DOCX files can be added',
      cvSize: 'The file may not be larger than 10 MB',
      cvMacro: 'Files with macros cannot be added',
    },
  });
  await db
    .insertInto('languages')
    .values({ abbr: 'en', lang: 'English', active: 1, page_lang, created_at: now, updated_at: now })
    .execute();
  const admin = await signIn(test, 'admin');
  const notice = { kind: 'kvkk', translations: { tr: { name: 'Aydınlatma', document: paragraphs('Metin.') } } };
  await admin.call({ url: '/api/admin/contracts', form: { form_data: notice } });
  const { id } = await db.selectFrom('contract_revisions').select('id').executeTakeFirstOrThrow();
  return id;
}

export type Fields = Readonly<Record<string, string | File>>;

/** Returns the fields of a valid form. */
export function validForm(kind: MailboxKind, notice: number): Record<string, string | File> {
  const person = {
    name: 'Ayşe Işık',
    email: 'ayse@ornek.example',
    phone: '+90 (452) 555 00 00',
    consent: '1',
    notice_revision: String(notice),
    fill_time: '42000',
    website: '',
  };
  if (kind === 'contact')
    return { ...person, subject: 'Köprü projesi', message: 'Melet köprüsü için teklif almak istiyoruz.' };
  return { ...person, position: 'İnşaat Mühendisi', message: 'On yıllık saha deneyimim var.', cv: cvFile(pdf) };
}

export function cvFile(bytes: Buffer, name = 'Özgeçmiş.pdf'): File {
  return new File([new Uint8Array(bytes)], name);
}

export async function encoded(fields: Fields): Promise<{ payload: Buffer; headers: Record<string, string> }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const response = new Response(form);
  return {
    payload: Buffer.from(await response.arrayBuffer()),
    headers: { 'content-type': response.headers.get('content-type') ?? '' },
  };
}

/** Returns the headers of a request by a script of the public pages. */
export function scriptHeaders({ services }: TestApp): Record<string, string> {
  return {
    'x-requested-with': 'XMLHttpRequest',
    'x-csrf-token': publicCsrfValue(services.config),
    'sec-fetch-site': 'same-origin',
  };
}

export interface Sending {
  headers?: Record<string, string>;
  /** IP address of the client; a new one for each request by default, because throttles are tested separately. */
  from?: string;
  lang?: string;
  /** The body arrives when this promise settles, as that of a slow upload does. */
  bodyAfter?: Promise<void>;
}

async function* delayed(payload: Buffer, start: Promise<void>): AsyncGenerator<Buffer> {
  await start;
  yield payload;
}

let senders = 0;

export async function sendForm(test: TestApp, kind: MailboxKind, fields: Fields, sending: Sending = {}) {
  const sender = (senders += 1);
  const { payload, headers } = await encoded(fields);
  const response = await test.app.inject({
    method: 'POST',
    url: `/api/pages/${kind}?lang=${sending.lang ?? 'tr'}`,
    remoteAddress: sending.from ?? `10.0.${sender >> 8}.${sender & 255}`,
    headers: { ...scriptHeaders(test), ...headers, ...sending.headers },
    payload: sending.bodyAfter ? Readable.from(delayed(payload, sending.bodyAfter)) : payload,
  });
  return { status: response.statusCode, headers: response.headers, body: response.json<Envelope<SentForm>>() };
}
