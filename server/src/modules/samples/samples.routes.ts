import type { FastifyInstance } from 'fastify';
import { api } from '@vitrin/shared-contracts/paths';
import { dataEnvelope, messageEnvelope } from '../../platform/http/envelope.ts';
import { formResource } from '../../platform/http/form-resource.ts';
import type { Services } from '../../services.ts';
import { removeSamples, restoreSamples } from './remove-samples.service.ts';
import { listSamples } from './samples.service.ts';

export async function sampleRoutes(app: FastifyInstance, services: Services): Promise<void> {
  app.get(
    api.adminSamples,
    { config: { access: { right: 'site-pages.read' }, responses: 'SampleRecord[]' } },
    async () => dataEnvelope(await listSamples(services)),
  );

  formResource(app, api.adminSamples, {
    DELETE: {
      right: 'site-pages.delete',
      responses: 'RemovedSamples',
      body: null,
      handle: async ({ context }) => messageEnvelope('Örnekler kaldırıldı.', await removeSamples(services, context)),
    },
  });

  formResource(app, api.adminSamplesRestored, {
    POST: {
      right: 'site-pages.delete',
      responses: 'RemovedSamples',
      body: null,
      handle: async ({ context }) =>
        messageEnvelope('Örnekler geri getirildi.', await restoreSamples(services, context)),
    },
  });
}
