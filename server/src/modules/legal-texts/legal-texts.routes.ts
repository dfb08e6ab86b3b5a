import type { FastifyInstance } from 'fastify';
import { prepareLegalTextSchema } from '@vitrin/shared-contracts/legal-texts';
import { api } from '@vitrin/shared-contracts/paths';
import { pathParameter } from '../../content/allowed-kind.ts';
import { sessionOf } from '../../platform/auth/guard.ts';
import { dataEnvelope, messageEnvelope } from '../../platform/http/envelope.ts';
import { formResource } from '../../platform/http/form-resource.ts';
import { validated } from '../../platform/http/validated.ts';
import type { Services } from '../../services.ts';
import { listLegalTexts, prepareLegalText } from './legal-texts.service.ts';

export async function legalTextRoutes(app: FastifyInstance, services: Services): Promise<void> {
  app.get(
    api.adminLegalTexts,
    { config: { access: { right: 'contracts.read' }, responses: 'LegalTextRow[]' } },
    async () => dataEnvelope(await listLegalTexts(services)),
  );

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
