import type { FastifyInstance } from 'fastify';
import { object, string } from 'yup';
import { prepareLegalTextSchema } from '@vitrin/shared-contracts/legal-texts';
import { limits } from '@vitrin/shared-contracts/limits';
import { invalid } from '@vitrin/shared-contracts/validation';
import { api } from '@vitrin/shared-contracts/paths';
import { messages } from '@vitrin/shared-contracts/messages';
import { pathParameter } from '../../content/allowed-kind.ts';
import { sessionOf } from '../../platform/auth/guard.ts';
import { dataEnvelope, messageEnvelope } from '../../platform/http/envelope.ts';
import { formResource } from '../../platform/http/form-resource.ts';
import { validated } from '../../platform/http/validated.ts';
import type { Services } from '../../services.ts';
import { confirmLegalText, readFilledText } from './confirm-legal-text.service.ts';
import { listLegalTexts, prepareLegalText } from './legal-texts.service.ts';

/** Names the text that was read. */
const readTextSchema = object({ fingerprint: string().required(invalid.required).max(limits.code, invalid.value) });

export async function legalTextRoutes(app: FastifyInstance, services: Services): Promise<void> {
  app.get(
    api.adminLegalTexts,
    { config: { access: { right: 'contracts.read' }, responses: 'LegalTextRow[]' } },
    async () => dataEnvelope(await listLegalTexts(services)),
  );

  app.get(
    api.adminFilledLegalText(':id'),
    { config: { access: { right: 'contracts.write' }, responses: 'FilledLegalText' } },
    async (request) => dataEnvelope(await readFilledText(services, pathParameter(request, 'id'))),
  );

  formResource(app, api.adminFilledLegalText(':id'), {
    POST: {
      right: 'contracts.write',
      responses: null,
      body: readTextSchema,
      async handle({ request, fields, context }) {
        const { fingerprint } = validated(readTextSchema, Object.fromEntries(fields));
        await confirmLegalText(services, context, { id: pathParameter(request, 'id'), fingerprint });
        return messageEnvelope(messages.created);
      },
    },
  });

  formResource(app, api.adminLegalText(':id'), {
    POST: {
      right: 'contracts.draft-own',
      responses: 'PreparedLegalText',
      body: prepareLegalTextSchema,
      async handle({ request, context, fields }) {
        const { user, rights } = sessionOf(request);
        const { replaces_edits } = validated(prepareLegalTextSchema, Object.fromEntries(fields));
        const reader = { id: user.id, name: user.name, rights };
        const of = { id: pathParameter(request, 'id'), replacesEdits: replaces_edits, reader };
        return messageEnvelope('Taslak hazırlandı.', await prepareLegalText(services, context, of));
      },
    },
  });
}
