import { newsletterFields, type NewsletterNotice } from '@vitrin/shared-contracts/newsletter';
import { api, pathInLanguage } from '@vitrin/shared-contracts/paths';
import { fill, type StaticTexts } from '@vitrin/shared-contracts/static-texts';
import { honeypotField, noticeField } from '@vitrin/shared-contracts/submitted-form';
import { attributes, escapeHtml } from '../../platform/http/html.ts';
import { paragraph } from './link-pages.ts';
import type { VisitorPage } from './visitor-page.ts';

interface Returned {
  texts: StaticTexts['newsletter'];
  lang: string;
  company: string;
  notice: NewsletterNotice | null;
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  message: string;
}

/** Returns the page of a form that was sent without script and not accepted: with what was typed, to be sent again. */
export function returnedForm(form: Returned): Pick<VisitorPage, 'title' | 'body'> {
  const { texts, notice, message } = form;
  if (!notice) return { title: texts.title, body: paragraph(texts.closed) };
  return { title: texts.title, body: `<p role="alert">${escapeHtml(message)}</p>\n${formOf(form, notice)}` };
}

function formOf({ texts, lang, company, values, errors }: Returned, notice: NewsletterNotice): string {
  const place = values[newsletterFields.place] ?? '';
  const hidden = [
    [noticeField, String(notice.revision)],
    [newsletterFields.place, place],
  ] as const;
  const consent = fill(texts.consent, { company });
  const checked = values[newsletterFields.consent] === '1' ? ' checked' : '';
  return `<form method="post" enctype="multipart/form-data" action="${api.newsletter}?lang=${escapeHtml(lang)}" novalidate>
${hidden.map(([name, value]) => `<input type="hidden"${attributes({ name, value })}>`).join('\n')}
<p hidden><label>${honeypotField}<input name="${honeypotField}" tabindex="-1" autocomplete="off"></label></p>
<label>${escapeHtml(texts.email)}<input type="email" autocomplete="email" required${attributes({ name: newsletterFields.email, value: values[newsletterFields.email] ?? '', ...described(errors, newsletterFields.email) })}></label>
${errorOf(errors, newsletterFields.email)}
<label class="check"><input type="checkbox" value="1" required${checked}${attributes({ name: newsletterFields.consent, ...described(errors, newsletterFields.consent) })}><span>${escapeHtml(consent)}</span></label>
${errorOf(errors, newsletterFields.consent)}
${noticeLine(texts.notice, notice, lang)}
<button>${escapeHtml(texts.send)}</button>
</form>`;
}

function described(errors: Returned['errors'], name: string): Record<string, string> {
  return errors[name] === undefined ? {} : { 'aria-invalid': 'true', 'aria-describedby': `${name}-error` };
}

function errorOf(errors: Returned['errors'], name: string): string {
  const error = errors[name];
  return error === undefined ? '' : `<p class="wrong" id="${name}-error">${escapeHtml(error)}</p>`;
}

function noticeLine(text: string, { name, path }: NewsletterNotice, lang: string): string {
  const [before = '', after = ''] = text.split('{name}', 2);
  const href = escapeHtml(pathInLanguage(path, lang));
  return `<p>${escapeHtml(before)}<a href="${href}" target="_blank" rel="noopener">${escapeHtml(name)}</a>${escapeHtml(after)}</p>`;
}
