import {
  dataRequestKindLabels,
  dataRequestStateLabels,
  type DataRequestRecord,
  type PersonalSubscription,
} from '@vitrin/shared-contracts/privacy';
import { subscriptionEventLabels, subscriptionStateLabels } from '@vitrin/shared-contracts/newsletter';
import { exactTime } from '@vitrin/shared-contracts/relative-time';
import { cvEntryName } from './cv-entry-name.ts';
import type { ExportedMail, ExportedMessage } from './exported-messages.repository.ts';
import type { PersonExport } from './person-export.ts';

const STYLE =
  'body{font:16px/1.6 system-ui,sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem;color:#1d2428}' +
  'h1{font-size:1.6rem}h2{margin-top:2.5rem;font-size:1.25rem}h3{margin-top:2rem;font-size:1.05rem}' +
  'dl{display:grid;grid-template-columns:11rem 1fr;gap:.25rem 1rem}dt{color:#5b666c}dd{margin:0;overflow-wrap:anywhere}' +
  'pre{margin:.5rem 0;padding:.75rem 1rem;background:#f3f5f5;font:inherit;white-space:pre-wrap;overflow-wrap:anywhere}';

const kinds = { contact: 'İletişim mesajı', 'human-resources': 'İş başvurusu' } as const;

/**
 * Yields the HTML file of the archive: a page without external resources or scripts, with all text of visitors escaped.
 */
export async function* personHtml({ email, at, messages, ...rest }: PersonExport): AsyncGenerator<string> {
  const { mails, subscription, requests } = rest;
  yield `<!doctype html>\n<html lang="tr">\n<meta charset="utf-8">\n<title>Kişisel veriler</title>\n`;
  yield `<meta name="viewport" content="width=device-width">\n<style>${STYLE}</style>\n`;
  yield `<h1>Kişisel veriler</h1>\n${definitionList([
    ['E-posta', email],
    ['Hazırlandığı zaman', time(at)],
  ])}<h2>İletiler</h2>\n`;
  let count = 0;
  for await (const message of messages()) {
    count += 1;
    yield messageSection(message);
  }
  if (count === 0) yield '<p>Saklanan ileti yok.</p>\n';
  yield `<h2>Gönderilen diğer e-postalar</h2>\n${mails.map(mailSection).join('') || '<p>Yok.</p>\n'}`;
  yield `<h2>Bülten</h2>\n${subscription ? subscriptionSection(subscription) : '<p>Abonelik yok.</p>\n'}`;
  yield `<h2>KVKK başvuruları</h2>\n${requests.map(requestSection).join('') || '<p>Yok.</p>\n'}</html>\n`;
}

function messageSection(message: ExportedMessage): string {
  const { kind, reference, notes, replies, cv } = message;
  const written = definitionList([
    ['Gönderildi', time(message.created_at)],
    ['Ad soyad', message.name],
    ['E-posta', message.email],
    ['Telefon', message.phone],
    ['Konu', message.subject],
    ['Dil', message.lang],
    ['Aşama', message.stage],
    ['Aydınlatma metni sürümü', message.notice_revision === null ? '' : String(message.notice_revision)],
    ['Aday havuzu onayı', time(message.pool_consent_at)],
    ['Saklama süresinin sonu', time(message.retain_until)],
    ['Özgeçmiş', cv === null ? '' : cvEntryName(reference, cv)],
  ]);
  const noted = notes.map(({ text, created_at }) => `<p>${time(created_at)}</p>\n${quoted(text)}`);
  return (
    `<h3>${escaped(`${kinds[kind]} ${reference}`)}</h3>\n${written}${quoted(message.message)}` +
    titled('Notlar', noted) +
    titled('Yanıtlar', replies.map(mailSection))
  );
}

function mailSection({ subject, text, created_at, sent_at }: ExportedMail): string {
  const when = definitionList([
    ['Konu', subject],
    ['Yazıldı', time(created_at)],
    ['Gönderildi', time(sent_at)],
  ]);
  return when + quoted(text);
}

function subscriptionSection({ email, lang, state, proofs }: PersonalSubscription): string {
  const written = definitionList([
    ['E-posta', email],
    ['Dil', lang],
    ['Durum', subscriptionStateLabels[state]],
  ]);
  const proven = proofs.map(({ at, event, statement, notice_revision, place }) =>
    definitionList([
      [subscriptionEventLabels[event], time(at)],
      ['Verilen onay', statement],
      ['Aydınlatma metni sürümü', notice_revision === null ? '' : String(notice_revision)],
      ['Sayfa', place],
    ]),
  );
  return written + proven.join('');
}

function requestSection(request: DataRequestRecord): string {
  const written = definitionList([
    ['Tür', dataRequestKindLabels[request.kind]],
    ['Ad soyad', request.name],
    ['Alındı', request.received_on],
    ['Yanıtlanacağı son gün', request.due_on],
    ['Durum', dataRequestStateLabels[request.state]],
    ['Kapandı', time(request.closed_at)],
  ]);
  const outcome = request.outcome ? titled('Sonuç', [quoted(request.outcome)]) : '';
  return `<h3>${escaped(request.reference)}</h3>\n${written}${quoted(request.text)}${outcome}`;
}

function titled(title: string, parts: readonly string[]): string {
  return parts.length === 0 ? '' : `<h4>${title}</h4>\n${parts.join('')}`;
}

/** Renders name and value pairs; empty values are omitted. */
function definitionList(pairs: readonly (readonly [string, string])[]): string {
  const lines = pairs.filter(([, value]) => value !== '').map(([name, value]) => `<dt>${name}<dd>${escaped(value)}\n`);
  return `<dl>\n${lines.join('')}</dl>\n`;
}

function quoted(text: string): string {
  return text === '' ? '' : `<pre>${escaped(text)}</pre>\n`;
}

function time(iso: string | null): string {
  return iso === null ? '' : exactTime(new Date(iso));
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
