import type { FastifyReply } from 'fastify';
import { defaultStaticTexts } from '@vitrin/shared-contracts/static-texts';
import { formNames } from '@vitrin/shared-contracts/submitted-form';
import { escapeHtml } from '../platform/http/html.ts';
import type { FormFields } from '../platform/http/form-fields.ts';
import { styledPage, styledPagePolicy } from '../platform/http/styled-page.ts';
import { documentHeaders } from './policies.ts';

const RETRY_SECONDS = '30';
const { contact } = defaultStaticTexts;

/** Labels of the fields that visitors fill in, as on the contact page. */
const labels: Readonly<Record<string, string>> = {
  name: contact.name,
  email: contact.yourEmail,
  phone: contact.yourPhone,
  subject: contact.subject,
  position: contact.position,
  message: contact.message,
};

/**
 * Answers a form that cannot be stored now: 503 with everything that was typed, ready to be sent again. It needs neither
 * database nor scripts. A file has to be chosen again: a page cannot preset a file input.
 * @param action - path that the form is sent to again
 */
export function sendTypedText(reply: FastifyReply, action: string, fields: FormFields): FastifyReply {
  const texts = [...fields].filter((field): field is [string, string] => typeof field[1] === 'string');
  return reply
    .code(503)
    .headers({
      ...documentHeaders,
      'Content-Security-Policy': styledPagePolicy("'self'"),
      'Cache-Control': 'no-store',
      'Retry-After': RETRY_SECONDS,
    })
    .send(page(action, texts));
}

function page(action: string, texts: readonly (readonly [string, string])[]): string {
  const isApplication = texts.some(([, value]) => value === formNames['human-resources']);
  return styledPage(
    'Mesajınız henüz gönderilemedi',
    `<p>Sitede kısa süreli bir aksaklık var. Yazdıklarınız aşağıda; birkaç dakika sonra yeniden gönderin.</p>
<form method="post" enctype="multipart/form-data" action="${escapeHtml(action)}">
${texts.map(([name, value]) => field(name, value)).join('\n')}
${isApplication ? file : ''}
<p><button>Yeniden gönder</button></p>
</form>
<p><a href="/">Anasayfa</a></p>`,
  );
}

const file = `<p><label>${contact.cv} (yeniden seçin)<br><input type="file" name="cv"></label><br>${contact.cvHelp}</p>`;

function field(name: string, value: string): string {
  const label = labels[name];
  const attributes = `name="${escapeHtml(name)}"`;
  if (label === undefined) return `<input type="hidden" ${attributes} value="${escapeHtml(value)}">`;
  const control =
    name === 'message'
      ? // HTML drops a line break at the beginning.
        `<textarea ${attributes} rows="8">\n${escapeHtml(value)}</textarea>`
      : `<input ${attributes} value="${escapeHtml(value)}">`;
  return `<p><label>${label}<br>${control}</label></p>`;
}
