import type { FastifyInstance } from 'fastify';
import type { MailboxKind } from '@vitrin/shared-contracts/mailbox';
import { messages } from '@vitrin/shared-contracts/messages';
import { api } from '@vitrin/shared-contracts/paths';
import { dataEnvelope, messageEnvelope } from '../../platform/http/envelope.ts';
import { idOf, jsonField } from '../../platform/http/form-fields.ts';
import { formResource, type FormCall, type Operation } from '../../platform/http/form-resource.ts';
import type { Services } from '../../services.ts';
import { listAssignees } from './assignees.repository.ts';
import { messageIds } from './change-messages.service.ts';
import { flagOf } from './flag-field.ts';
import { addNote, assignMessages, changeStage, labelMessages } from './message-workflow.service.ts';
import { idListSchema, positiveInteger } from '@vitrin/shared-contracts/validation';
import { noteSchema } from '@vitrin/shared-contracts/message-workflow';
import { flagField, idField, textField } from '../../platform/http/request-body.ts';

/** Registers the routes for assignment, labels, stages and internal notes of one inbox. */
export function messageWorkflowRoutes(app: FastifyInstance, services: Services, kind: MailboxKind): void {
  const right = `messages.${kind}` as const;
  const url = api.adminMailbox(kind);
  const callOf = ({ context }: FormCall) => ({ services, context, kind });

  app.get(`${url}/assignees`, { config: { responses: 'Assignee[]', access: { right } } }, async () =>
    dataEnvelope(await listAssignees(services.db, kind)),
  );

  const assign: Operation = {
    right,
    responses: null,
    body: { assign_list: idListSchema(), user_id: positiveInteger().nullable() },
    handle: async (call) => {
      const ids = messageIds(jsonField(call.fields, 'assign_list'));
      await assignMessages(callOf(call), ids, userIdOf(call.fields.get('user_id')));
      return messageEnvelope(messages.updated);
    },
  };
  const label: Operation = {
    right,
    responses: null,
    body: { label_list: idListSchema(), label_id: idField, on: flagField },
    handle: async (call) => {
      const ids = messageIds(jsonField(call.fields, 'label_list'));
      const labelId = idOf(call.fields.get('label_id'));
      await labelMessages(callOf(call), ids, { labelId, on: flagOf(call.fields, 'on', 1) === 1 });
      return messageEnvelope(messages.updated);
    },
  };
  const stage: Operation = {
    right,
    responses: 'StagedMessage',
    body: { stage: textField, consent: flagField },
    handle: async (call) => {
      const consent = flagOf(call.fields, 'consent', 0) === 1;
      const sent = { stage: call.fields.get('stage'), consent };
      return messageEnvelope(messages.updated, await changeStage(callOf(call), idOf(call.id), sent));
    },
  };
  const note: Operation = {
    right,
    responses: 'MessageNote',
    body: { text: noteSchema },
    handle: async (call) =>
      messageEnvelope(messages.created, await addNote(callOf(call), idOf(call.id), call.fields.get('text'))),
  };
  formResource(app, `${url}/assign`, { PUT: assign });
  formResource(app, `${url}/labelling`, { PUT: label });
  formResource(app, `${url}/:id/stage`, { PUT: stage });
  formResource(app, `${url}/:id/notes`, { POST: note });
}

/** Returns the user id of a field; null when it is empty. */
function userIdOf(value: unknown): number | null {
  return value === undefined || value === null || value === '' ? null : idOf(value);
}
