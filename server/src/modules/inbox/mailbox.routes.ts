import type { FastifyInstance } from 'fastify';
import type { MailboxKind } from '@vitrin/shared-contracts/mailbox';
import { messages } from '@vitrin/shared-contracts/messages';
import { api } from '@vitrin/shared-contracts/paths';
import type { Right } from '@vitrin/shared-contracts/rights';
import { sessionOf } from '../../platform/auth/guard.ts';
import { countUnread } from './inbox-state.repository.ts';
import { dataEnvelope, messageEnvelope } from '../../platform/http/envelope.ts';
import { idOf, jsonField, type FormFields } from '../../platform/http/form-fields.ts';
import { contextOf, formResource, type FormCall } from '../../platform/http/form-resource.ts';
import { pageMeta } from '../../platform/http/paging.ts';
import { NotFound } from '../../platform/errors.ts';
import type { Services } from '../../services.ts';
import { messageIds, type MailboxWrite } from './change-messages.service.ts';
import { flagOf } from './flag-field.ts';
import { mailboxPage } from './mailbox-filters.ts';
import { readMailbox } from './mailbox-list.service.ts';
import {
  markMessageRead,
  markMessagesRead,
  quarantineMessages,
  releaseMessages,
  removeMessages,
  restoreMessages,
  trashMessages,
} from './mailbox.service.ts';
import { findMessage } from './message.repository.ts';
import { recordAccess } from './access-log.service.ts';
import { idListSchema, positiveInteger } from '@vitrin/shared-contracts/validation';
import { dayFilters, flagField, pageFilters } from '../../platform/http/request-body.ts';

const filters = [
  ...pageFilters,
  ...dayFilters,
  'section',
  'quarantine',
  'check',
  'stage',
  'label',
  'assignee',
  'opening',
];

interface Mailbox {
  kind: MailboxKind;
  url: string;
  right: Right;
}

/** Registers the panel routes of one inbox (product §7). Contact and human resources differ only in name and right. */
export function mailboxRoutes(app: FastifyInstance, services: Services, kind: MailboxKind): void {
  const mailbox: Mailbox = { kind, url: api.adminMailbox(kind), right: `messages.${kind}` };
  readRoutes(app, services, mailbox);
  moveRoutes(app, services, mailbox);
  deleteRoute(app, services, mailbox);
  readStateRoutes(app, services, mailbox);
}

function readRoutes(app: FastifyInstance, { db }: Pick<Services, 'db'>, { kind, url, right }: Mailbox): void {
  const config = { access: { right } };

  app.get(url, { config: { ...config, responses: 'MessageRow[]', filters } }, async (request) => {
    const page = mailboxPage(kind, request.query, sessionOf(request).user.id);
    const { rows, total } = await readMailbox(db, page);
    return dataEnvelope(rows, pageMeta(page, total));
  });

  app.get(`${url}/not-check-count`, { config: { ...config, responses: 'NotCheckCount' } }, async () =>
    dataEnvelope({ count: await countUnread(db, kind) }),
  );

  app.get<{ Params: { id: string } }>(
    `${url}/:id`,
    { config: { ...config, responses: 'MessageRecord' } },
    async (request) => {
      const message = await findMessage(db, kind, idOf(request.params.id));
      if (!message) throw new NotFound();
      const { id, reference } = message;
      await recordAccess(db, contextOf(request), { kind, id, reference, what: 'message' });
      return dataEnvelope(message);
    },
  );
}

/** Registers the moves. Each takes a list of ids in its own field. */
function moveRoutes(app: FastifyInstance, services: Services, { kind, url, right }: Mailbox): void {
  const move = (name: string, message: string, apply: (call: MailboxWrite, ids: number[]) => Promise<null>) =>
    formResource(app, `${url}/${name}`, {
      PUT: {
        right,
        responses: null,
        body: { [`${name}_list`]: idListSchema() },
        handle: async ({ fields, context }) => {
          await apply({ services, context, kind }, idsOf(fields, `${name}_list`));
          return messageEnvelope(message);
        },
      },
    });
  move('trash', messages.trashed, trashMessages);
  move('restore', messages.updated, restoreMessages);
  move('quarantine', messages.updated, quarantineMessages);
  move('release', messages.updated, releaseMessages);
}

function deleteRoute(app: FastifyInstance, services: Services, { kind, url, right }: Mailbox): void {
  formResource(app, url, {
    DELETE: {
      right,
      responses: null,
      body: { delete_list: idListSchema() },
      handle: async ({ fields, context }) => {
        await removeMessages({ services, context, kind }, idsOf(fields, 'delete_list'));
        return messageEnvelope(messages.deleted);
      },
    },
  });
}

/**
 * Registers the read state: opening marks as read, `check=0` as unread. One message by `id`, several by `check_list`.
 */
function readStateRoutes(app: FastifyInstance, services: Services, { kind, url, right }: Mailbox): void {
  const handle = async ({ fields, context }: FormCall) => {
    const call = { services, context, kind };
    const check = flagOf(fields, 'check', 1);
    if (!fields.has('check_list'))
      return messageEnvelope(messages.updated, await markMessageRead(call, idOf(fields.get('id')), check));
    await markMessagesRead(call, idsOf(fields, 'check_list'), check);
    return messageEnvelope(messages.updated);
  };
  const body = { id: positiveInteger(), check_list: idListSchema().optional(), check: flagField };
  formResource(app, `${url}/check`, { PUT: { right, responses: 'CheckedMessage', body, handle } });
}

function idsOf(fields: FormFields, name: string): number[] {
  return messageIds(jsonField(fields, name));
}
