import type { FastifyInstance } from 'fastify';
import { messages } from '@vitrin/shared-contracts/messages';
import { api } from '@vitrin/shared-contracts/paths';
import { pipelineSchema } from '@vitrin/shared-contracts/release-pipelines';
import { dataEnvelope, messageEnvelope } from '../../../platform/http/envelope.ts';
import { idOf, jsonField } from '../../../platform/http/form-fields.ts';
import { formResource } from '../../../platform/http/form-resource.ts';
import { formData } from '../../../platform/http/request-body.ts';
import type { Services } from '../../../services.ts';
import { createPipeline, listPipelines, removePipeline } from './pipelines.service.ts';

/** Routes for the pipelines that publish without a stored secret. */
export function pipelineRoutes(app: FastifyInstance, services: Services): void {
  app.get(
    api.adminReleasePipelines,
    { config: { responses: 'PipelineRow[]', access: { right: 'releases.read' } } },
    async () => dataEnvelope(await listPipelines(services.db)),
  );

  const right = 'releases.publish';
  formResource(app, api.adminReleasePipelines, {
    POST: {
      right,
      responses: 'PipelineRow',
      body: formData(pipelineSchema),
      handle: async ({ fields, context }) =>
        messageEnvelope(messages.created, await createPipeline(services, context, jsonField(fields, 'form_data'))),
    },
  });
  formResource(app, `${api.adminReleasePipelines}/:id`, {
    DELETE: {
      right,
      responses: 'PipelineRow',
      body: null,
      handle: async ({ context, id }) =>
        messageEnvelope('Yayın hattı kaldırıldı.', await removePipeline(services, context, idOf(id))),
    },
  });
}
