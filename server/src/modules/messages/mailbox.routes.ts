import { createReadStream } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { limits } from 'shared-contracts/limits';
import { mailboxSections, type MailboxKind, type MailboxSection } from 'shared-contracts/mailbox';
import { messages } from 'shared-contracts/messages';
import { api } from 'shared-contracts/paths';
import type { Right } from 'shared-contracts/rights';
import { countUnread } from '../../database/unread-messages.ts';
import { answer, done } from '../../http/envelope.ts';
import { idOf, jsonField, type FormFields } from '../../http/form-fields.ts';
import { formResource, type FormCall } from '../../http/form-resource.ts';
import { pageMeta, pageRequest, queryText } from '../../http/paging.ts';
import { problems } from '../../http/problem.ts';
import type { Services } from '../../services.ts';
import { cvPath } from './cv-files.ts';
import { findCv, findMessage, listMessages, type MailboxPage } from './mailbox.repository.ts';
import {
  checkMessage,
  messageIds,
  removeMessages,
  restoreMessages,
  trashMessages,
  type MailboxWrite,
} from './mailbox.service.ts';

interface Mailbox {
  kind: MailboxKind;
  url: string;
  right: Right;
}

type WithId = { Params: { id: string } };

/** The panel's calls of one inbox (spec §7); contact and human resources differ in nothing but name and right. */
export function mailboxRoutes(app: FastifyInstance, services: Services, kind: MailboxKind): void {
  const mailbox: Mailbox = { kind, url: api.adminMailbox(kind), right: `messages.${kind}` };
  reads(app, services, mailbox);
  if (kind === 'human-resources') cvRead(app, services, mailbox);
  writes(app, services, mailbox);
}

function reads(app: FastifyInstance, { db }: Services, { kind, url, right }: Mailbox): void {
  const config = { access: { right } };

  app.get(url, { config }, async ({ query }) => {
    const page = mailboxPage(kind, query);
    const { rows, total } = await listMessages(db, page);
    return answer(rows, pageMeta(page, total));
  });

  app.get(`${url}/not-check-count`, { config }, async () => answer({ count: await countUnread(db, kind) }));

  app.get<WithId>(`${url}/:id`, { config }, async ({ params }) => {
    const message = await findMessage(db, kind, idOf(params.id));
    if (!message) throw problems.notFound();
    return answer(message);
  });
}

function mailboxPage(kind: MailboxKind, query: unknown): MailboxPage {
  const section = queryText(query, 'section') ?? 'mail';
  if (!isSection(section)) throw problems.malformed('Böyle bir bölüm yok.');
  const quarantine = queryText(query, 'quarantine') === '1';
  return { ...pageRequest(query, limits.panelPageSize), kind, section, quarantine };
}

function isSection(section: string): section is MailboxSection {
  return (mailboxSections as readonly string[]).includes(section);
}

const cvTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

/** A file from a stranger: taken away, never opened in the page (design §5). */
function cvRead(app: FastifyInstance, { db, config }: Services, { kind, url, right }: Mailbox): void {
  app.get<WithId>(`${url}/:id/cv`, { config: { access: { right } } }, async ({ params }, reply) => {
    const cv = await findCv(db, kind, idOf(params.id));
    if (!cv) throw problems.notFound();
    return reply
      .type(cvTypes[cv.type])
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(cv.name)}`)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(createReadStream(cvPath(config.dataDir, cv.file)));
  });
}

function writes(app: FastifyInstance, services: Services, { kind, url, right }: Mailbox): void {
  const callOf = ({ context }: FormCall): MailboxWrite => ({ services, context, kind });
  const idsOf = (fields: FormFields, name: string) => messageIds(jsonField(fields, name));

  formResource(app, `${url}/trash`, {
    PUT: {
      right,
      handle: async (form) => {
        await trashMessages(callOf(form), idsOf(form.fields, 'trash_list'));
        return done(messages.trashed);
      },
    },
  });
  formResource(app, `${url}/restore`, {
    PUT: {
      right,
      handle: async (form) => {
        await restoreMessages(callOf(form), idsOf(form.fields, 'restore_list'));
        return done(messages.updated);
      },
    },
  });
  formResource(app, url, {
    DELETE: {
      right,
      handle: async (form) => {
        await removeMessages(callOf(form), idsOf(form.fields, 'delete_list'));
        return done(messages.deleted);
      },
    },
  });
  formResource(app, `${url}/check`, {
    PUT: {
      right,
      handle: async (form) =>
        done(messages.updated, await checkMessage(callOf(form), idOf(form.fields.get('id')), checkOf(form.fields))),
    },
  });
}

/** Opening marks read; `check=0` takes that back. */
function checkOf(fields: FormFields): 0 | 1 {
  const check = fields.get('check') ?? '1';
  if (check !== '0' && check !== '1' && check !== 0 && check !== 1)
    throw problems.malformed('check 0 ya da 1 olmalıdır.');
  return Number(check) === 0 ? 0 : 1;
}
