import {
  letterSchema,
  letterSendingSchema,
  type LetterPreview,
  type LetterRecord,
} from '@vitrin/shared-contracts/newsletter';
import { defaultLanguageOf, knownLanguages } from '../../content/active-languages.ts';
import { write, type WriteServices } from '../../content/write.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { WriteContext } from '../../platform/database/write-context.ts';
import { Conflict, Invalid, NotFound, VersionConflict } from '../../platform/errors.ts';
import { validated } from '../../platform/http/validated.ts';
import type { PlatformServices } from '../../platform/platform-services.ts';
import { articlesForLetter } from '../articles/articles.service.ts';
import { readBranding } from '../branding/branding.service.ts';
import { readCompanyFacts } from '../company-facts/company-facts.service.ts';
import { staticTexts } from '../languages/languages.service.ts';
import { canSend, defaultSender } from '../mail/mail-server.ts';
import { readMailSettings } from '../mail/mail.service.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { leaveUrlOf } from './confirmation-mail.ts';
import { countRecipients, withdrawUntried } from './deliveries.repository.ts';
import { letterMail, senderOf, type LetterContent } from './letter-mail.ts';
import {
  deleteLetter,
  findLetter,
  insertLetter,
  moveLetter,
  progressOf,
  updateLetter,
  type StoredLetter,
} from './letters.repository.ts';
import { readNewsletter } from './newsletter-settings.repository.ts';

type Sources = Pick<PlatformServices, 'db' | 'config'>;

const entity = 'newsletter-letter';
/** Stands in the link of a preview and of a test mail, which end no subscription. */
const NO_TOKEN = 'ornek';

async function letterOf(db: Db, id: number): Promise<StoredLetter> {
  const letter = await findLetter(db, id);
  if (!letter) throw new NotFound();
  return letter;
}

export async function letterRecord({ db, config }: Sources, id: number): Promise<LetterRecord> {
  const letter = await letterOf(db, id);
  return {
    ...letter,
    progress: (await progressOf(db, [id])).get(id) ?? { queued: 0, sent: 0, refused: 0 },
    names: await namesOf(db, letter),
    recipients: await countRecipients(db, letter),
    can_send: canSend(config),
    enabled: (await readNewsletter(db)).enabled,
  };
}

async function namesOf(db: Db, { articles, lang }: StoredLetter): Promise<LetterRecord['names']> {
  const languages = { requested: lang, fallback: await defaultLanguageOf(db) };
  return (await articlesForLetter(db, articles, languages)).map(({ id, title }) => ({ id, title }));
}

export function createLetter(services: WriteServices, context: WriteContext, value: unknown): Promise<LetterRecord> {
  const { version: _version, ...fields } = validated(letterSchema, value);
  return write(services, context, { action: 'create', entity, keepsPages: true }, async (trx, stamp) => {
    await checkLanguage(trx, fields.lang);
    const id = await insertLetter(trx, fields, stamp);
    const data = await letterRecord({ db: trx, config: services.config }, id);
    return { data, entityId: id, title: fields.subject };
  });
}

/** Changes a letter that has not been sent to any subscriber. */
export function changeLetter(
  services: WriteServices,
  context: WriteContext,
  id: number,
  value: unknown,
): Promise<LetterRecord> {
  const { version, ...fields } = validated(letterSchema, value);
  return write(services, context, { action: 'update', entity, keepsPages: true }, async (trx, stamp) => {
    const before = await letterOf(trx, id);
    requireDraft(before);
    await checkLanguage(trx, fields.lang);
    const recordOf = () => letterRecord({ db: trx, config: services.config }, id);
    if (!(await updateLetter(trx, { id, version }, fields, stamp)))
      throw new VersionConflict({
        sent_version: version,
        current_version: before.version,
        current: await recordOf(),
      });
    const names = (['lang', 'subject', 'preface', 'articles'] as const).filter(
      (name) => JSON.stringify(before[name]) !== JSON.stringify(fields[name]),
    );
    return { data: await recordOf(), entityId: id, title: fields.subject, fields: names };
  });
}

export function removeLetter(services: WriteServices, context: WriteContext, id: number): Promise<{ id: number }> {
  return write(services, context, { action: 'delete', entity, keepsPages: true }, async (trx) => {
    const letter = await letterOf(trx, id);
    requireDraft(letter);
    await deleteLetter(trx, id);
    return { data: { id }, entityId: id, title: letter.subject };
  });
}

function requireDraft({ state }: Pick<StoredLetter, 'state'>): void {
  if (state !== 'draft')
    throw new Conflict('letter-started', 'Gönderimi başlamış bir mektup değiştirilemez ve silinemez.');
}

async function checkLanguage(trx: Db, lang: string): Promise<void> {
  if (!(await knownLanguages(trx)).has(lang)) throw new Invalid({ lang: 'Sitede böyle bir dil yok.' });
}

/** Returns what the copies of a letter are written from. */
export async function letterContent({ db, config }: Sources, letter: StoredLetter): Promise<LetterContent> {
  const languages = { requested: letter.lang, fallback: await defaultLanguageOf(db) };
  const { companyName } = await readBranding({ db, config });
  const { newsletter } = await staticTexts(db, letter.lang);
  return {
    letter,
    articles: await articlesForLetter(db, letter.articles, languages),
    sender: senderOf(await readCompanyFacts(db)),
    mailTexts: { texts: newsletter, lang: letter.lang, company: companyName, publicUrl: config.publicUrl },
  };
}

/** Returns the mail of a letter as it will be sent, with the example of a link to leave. */
export async function previewLetter(services: Sources, id: number): Promise<LetterPreview> {
  const content = await letterContent(services, await letterOf(services.db, id));
  const { from_name, from_email } = await readMailSettings(services.db);
  const address = from_email || defaultSender(services.config);
  return {
    from: from_name ? `${from_name} <${address}>` : address,
    ...letterMail(content, leaveUrlOf(content.mailTexts, NO_TOKEN)),
  };
}

/** Sends the letter to the requesting user only. */
export function testLetter(
  services: WriteServices & Sources,
  context: WriteContext,
  { id, to }: { id: number; to: string },
): Promise<{ id: number }> {
  requireMailServer(services);
  return write(services, context, { action: 'send', entity, keepsPages: true }, async (trx) => {
    const letter = await letterOf(trx, id);
    const content = await letterContent({ db: trx, config: services.config }, letter);
    const mail = letterMail(content, leaveUrlOf(content.mailTexts, NO_TOKEN));
    await enqueueMail(trx, { ...mail, purpose: 'test', recipient: to, author: context.actor.name });
    return { data: { id }, entityId: id, title: letter.subject };
  });
}

/** Starts to send a letter. The number of recipients must still be the one that the user was asked about. */
export function startLetter(
  services: WriteServices & Sources,
  context: WriteContext,
  id: number,
  value: unknown,
): Promise<LetterRecord> {
  const { recipients } = validated(letterSendingSchema, value);
  requireMailServer(services);
  return write(services, context, { action: 'send', entity, keepsPages: true }, async (trx, { now }) => {
    const letter = await letterOf(trx, id);
    const sources = { db: trx, config: services.config };
    await requireContent(sources, letter);
    const found = await countRecipients(trx, letter);
    if (found !== recipients)
      throw new Conflict('recipients-changed', `Alıcı sayısı bu arada ${found} oldu. Yeniden ‘Gönder’e basın.`);
    if (!(await moveLetter(trx, id, { from: ['draft'], to: 'sending', startedAt: now })))
      throw new Conflict('letter-started', 'Bu mektubun gönderimi zaten başlamış.');
    return { data: await letterRecord(sources, id), entityId: id, title: letter.subject };
  });
}

/** Stops a letter: mails that the outbox has not tried are taken back. */
export function pauseLetter(services: WriteServices, context: WriteContext, id: number): Promise<LetterRecord> {
  return move(services, context, { id, from: 'sending', to: 'paused' });
}

export function resumeLetter(services: WriteServices, context: WriteContext, id: number): Promise<LetterRecord> {
  return move(services, context, { id, from: 'paused', to: 'sending' });
}

interface Move {
  id: number;
  from: 'paused' | 'sending';
  to: 'paused' | 'sending';
}

function move(services: WriteServices, context: WriteContext, { id, from, to }: Move): Promise<LetterRecord> {
  return write(services, context, { action: 'update', entity, keepsPages: true }, async (trx) => {
    const letter = await letterOf(trx, id);
    if (!(await moveLetter(trx, id, { from: [from], to })))
      throw new Conflict('letter-state', 'Mektubun durumu bu arada değişti. Sayfayı yenileyip bakın.');
    if (to === 'paused') await withdrawUntried(trx, id);
    const data = await letterRecord({ db: trx, config: services.config }, id);
    return { data, entityId: id, title: letter.subject, fields: ['state'] };
  });
}

function requireMailServer({ config }: Pick<PlatformServices, 'config'>): void {
  if (!canSend(config)) throw new Conflict('no-mail-server', 'Sunucuda e-posta gönderimi kurulu değil (SMTP_URL).');
}

async function requireContent(sources: Sources, letter: StoredLetter): Promise<void> {
  if (!(await readNewsletter(sources.db)).enabled)
    throw new Conflict('newsletter-off', 'Bülten kapalı. Önce ‘Ayarlar’dan açın.');
  const { articles } = await letterContent(sources, letter);
  if (articles.length === 0 && letter.preface === '')
    throw new Invalid({ articles: 'Mektupta yayında olan bir makale ya da bir giriş yazısı olmalı.' });
}
