import type { FastifyInstance } from 'fastify';
import { messages } from '@vitrin/shared-contracts/messages';
import { api } from '@vitrin/shared-contracts/paths';
import { dataEnvelope, messageEnvelope } from '../../platform/http/envelope.ts';
import { jsonField } from '../../platform/http/form-fields.ts';
import { formResource } from '../../platform/http/form-resource.ts';
import type { Services } from '../../services.ts';
import { readSpamRules } from './spam-rules.repository.ts';
import { changeSpamRules } from './spam-rules.service.ts';
import { spamRulesSchema } from '@vitrin/shared-contracts/spam-rules';
import { formData } from '../../platform/http/request-body.ts';

/** Routes of the spam rules, which apply to both inboxes. */
export function spamRulesRoutes(app: FastifyInstance, services: Services): void {
  app.get(
    api.adminSpamRules,
    { config: { responses: 'SpamRulesRecord', access: { right: 'spam-rules.read' } } },
    async () => dataEnvelope(await readSpamRules(services.db)),
  );

  formResource(app, api.adminSpamRules, {
    PUT: {
      right: 'spam-rules.write',
      responses: 'SpamRulesRecord',
      body: formData(spamRulesSchema),
      handle: async ({ fields, context }) =>
        messageEnvelope(messages.updated, await changeSpamRules(services, context, jsonField(fields, 'form_data'))),
    },
  });
}
