import type { FastifyReply } from 'fastify';
import { pathInLanguage, publicPaths } from '@vitrin/shared-contracts/paths';
import { defaultStaticTexts, type StaticTexts } from '@vitrin/shared-contracts/static-texts';
import { formNames } from '@vitrin/shared-contracts/submitted-form';
import { builtInTexts } from '../modules/languages/languages.service.ts';
import { failureTexts } from '../platform/http/failure-texts.ts';
import { escapeHtml } from '../platform/http/html.ts';
import type { FormFields } from '../platform/http/form-fields.ts';
import { styledPage, styledPagePolicy } from '../platform/http/styled-page.ts';
import { documentHeaders } from './policies.ts';

const RETRY_SECONDS = '30';
type ContactTexts = StaticTexts['contact'];

/** Labels of the fields that visitors fill in, as on the contact page. */
const labels: Readonly<Record<string, keyof ContactTexts>> = {
  name: 'name',
  email: 'yourEmail',
  phone: 'yourPhone',
  subject: 'subject',
  position: 'position',
  message: 'message',
};

/**
 * Answers a form that cannot be stored now: 503 with everything that was typed, ready to be sent again. It needs neither
 * database nor scripts. A file has to be chosen again: a page cannot preset a file input.
 * @param action - path that the form is sent to again
 * @param abbr - language of the visitor
 */
export function sendTypedText(
  reply: FastifyReply,
  action: string,
  { fields, abbr }: { fields: FormFields; abbr: string },
): FastifyReply {
  const texts = [...fields].filter((field): field is [string, string] => typeof field[1] === 'string');
  return reply
    .code(503)
    .headers({
      ...documentHeaders,
      'Content-Security-Policy': styledPagePolicy("'self'"),
      'Cache-Control': 'no-store',
      'Retry-After': RETRY_SECONDS,
    })
    .send(page(action, texts, abbr));
}

function page(action: string, values: readonly (readonly [string, string])[], abbr: string): string {
  const { lang, texts } = failureTexts(abbr);
  const { contact } = builtInTexts(lang) ?? defaultStaticTexts;
  const isApplication = values.some(([, value]) => value === formNames['human-resources']);
  return styledPage(
    texts.typed.title,
    `<p>${texts.typed.text}</p>
<form method="post" enctype="multipart/form-data" action="${escapeHtml(action)}">
${values.map((value) => field(value, contact)).join('\n')}
${isApplication ? file(contact, texts.typed.chooseAgain) : ''}
<p><button>${texts.typed.send}</button></p>
</form>
<p><a href="${pathInLanguage(publicPaths.home, abbr)}">${texts.home}</a></p>`,
    lang,
  );
}

function file({ cv, cvHelp }: ContactTexts, chooseAgain: string): string {
  return `<p><label>${cv} (${chooseAgain})<br><input type="file" name="cv"></label><br>${cvHelp}</p>`;
}

function field([name, value]: readonly [string, string], contact: ContactTexts): string {
  const label = labels[name];
  const attributes = `name="${escapeHtml(name)}"`;
  if (label === undefined) return `<input type="hidden" ${attributes} value="${escapeHtml(value)}">`;
  const control =
    name === 'message'
      ? // HTML drops a line break at the beginning.
        `<textarea ${attributes} rows="8">\n${escapeHtml(value)}</textarea>`
      : `<input ${attributes} value="${escapeHtml(value)}">`;
  return `<p><label>${contact[label]}<br>${control}</label></p>`;
}
