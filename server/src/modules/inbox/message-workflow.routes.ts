import type { FastifyInstance } from 'fastify';
import type { MailboxKind } from 'shared-contracts/mailbox';
import { messages } from 'shared-contracts/messages';
import { api } from 'shared-contracts/paths';
import { answer, done } from '../../platform/http/envelope.ts';
import { idOf, jsonField } from '../../platform/http/form-fields.ts';
import { formResource, type FormCall, type Operation } from '../../platform/http/form-resource.ts';
import type { Services } from '../../services.ts';
import { listAssignees } from './assignees.repository.ts';
import { messageIds } from './change-messages.service.ts';
import { flagOf } from './flag-field.ts';
import { addNote, assignMessages, changeStage, labelMessages } from './message-workflow.service.ts';

/** Registers the routes for assignment, labels, stages and internal notes of one inbox. */
export function messageWorkflowRoutes(app: FastifyInstance, services: Services, kind: MailboxKind): void {
  const right = `messages.${kind}` as const;
  const url = api.adminMailbox(kind);
  const callOf = ({ context }: FormCall) => ({ services, context, kind });

  app.get(`${url}/assignees`, { config: { answers: 'Assignee[]', access: { right } } }, async () =>
    answer(await listAssignees(services.db, kind)),
  );

  const assign: Operation = {
    right,
    answers: null,
    handle: async (call) => {
      const ids = messageIds(jsonField(call.fields, 'assign_list'));
      await assignMessages(callOf(call), ids, personIn(call.fields.get('user_id')));
      return done(messages.updated);
    },
  };
  const label: Operation = {
    right,
    answers: null,
    handle: async (call) => {
      const ids = messageIds(jsonField(call.fields, 'label_list'));
      const labelId = idOf(call.fields.get('label_id'));
      await labelMessages(callOf(call), ids, { labelId, on: flagOf(call.fields, 'on', 1) === 1 });
      return done(messages.updated);
    },
  };
  const stage: Operation = {
    right,
    answers: 'StagedMessage',
    handle: async (call) => {
      const consent = flagOf(call.fields, 'consent', 0) === 1;
      const sent = { stage: call.fields.get('stage'), consent };
      return done(messages.updated, await changeStage(callOf(call), idOf(call.id), sent));
    },
  };
  const note: Operation = {
    right,
    answers: 'MessageNote',
    handle: async (call) => done(messages.created, await addNote(callOf(call), idOf(call.id), call.fields.get('text'))),
  };
  formResource(app, `${url}/assign`, { PUT: assign });
  formResource(app, `${url}/labelling`, { PUT: label });
  formResource(app, `${url}/:id/stage`, { PUT: stage });
  formResource(app, `${url}/:id/notes`, { POST: note });
}

/** Nothing: nobody. */
function personIn(value: unknown): number | null {
  return value === undefined || value === null || value === '' ? null : idOf(value);
}
