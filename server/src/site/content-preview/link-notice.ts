import type { PreviewSource } from '../../modules/content-previews/followed-content.service.ts';
import { escapeHtml } from '../../platform/http/html.ts';
import { styleBlock } from '../inline-style.ts';

const timeZone = 'Europe/Istanbul';
const day = new Intl.DateTimeFormat('tr-TR', { timeZone, dateStyle: 'long' });
const moment = new Intl.DateTimeFormat('tr-TR', { timeZone, dateStyle: 'long', timeStyle: 'short' });
const clock = new Intl.DateTimeFormat('tr-TR', { timeZone, timeStyle: 'medium' });

/** Returns the notice on the page of a preview link, so that nobody takes it for the public page: what it shows, and until when. */
export function linkNotice(source: PreviewSource, expiresAt: string): string {
  const until = day.format(Date.parse(expiresAt));
  return notice(
    `${sourceText(source)} Bu içerik bu hâliyle yayında olmayabilir. Bağlantı ${until} gününe kadar geçerlidir.`,
  );
}

/** Returns the notice on the preview of a form in a tab of its own, which nothing refreshes by itself. */
export function formNotice({ at }: PreviewSource, address: string): string {
  const time = at === null ? '' : ` saat ${clock.format(Date.parse(at))}`;
  const link = `<a href="${escapeHtml(address)}">Sayfayı yenile</a>`;
  return notice(
    `Formun${time} hâli, kaydedilmemiş yazılarla. Panelde önizleme açıkken yazdıklarınızı görmek için: ${link}`,
  );
}

function sourceText({ kind, at }: PreviewSource): string {
  const time = at === null ? '' : moment.format(Date.parse(at));
  if (kind === 'draft') return `Son kaydedilen taslak (${time}). Bu bağlantı sonraki taslakları da gösterir.`;
  if (kind === 'record')
    return 'Kaydın şimdiki hâli; bekleyen bir taslak yok. Bu bağlantı sonraki taslakları da gösterir.';
  return `İçeriğin ${time} tarihli kopyası; sonraki değişiklikler burada görünmez.`;
}

function notice(text: string): string {
  return `<aside id="link-notice" lang="tr" dir="ltr" aria-label="Önizleme"><p><b>Önizleme.</b> ${text}</p></aside>`;
}

/** Inverts the colours of the page, so that the notice is visible in both colour schemes. */
const CSS =
  '#link-notice{position:sticky;z-index:3;inset-block-end:var(--space-4);inline-size:fit-content;max-inline-size:calc(100% - 2 * var(--space-4));margin:var(--space-4);padding:var(--space-3) var(--space-4);border:1px solid var(--color-surface);border-radius:var(--radius-m);background:var(--color-text);color:var(--color-surface);font:500 var(--text-s)/1.4 var(--font-text)}#link-notice p{margin:0}#link-notice b{font-weight:700}#link-notice a{color:inherit;text-decoration:underline}';

/** The styles of the notice. */
export const linkNoticeStyle = styleBlock(CSS);
