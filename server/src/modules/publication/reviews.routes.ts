import type { FastifyInstance } from 'fastify';
import { api } from '@vitrin/shared-contracts/paths';
import { returnInputSchema, reviewInputSchema } from '@vitrin/shared-contracts/reviews';
import { allowedKind, draftableKind } from '../../content/allowed-kind.ts';
import { dataEnvelope, messageEnvelope } from '../../platform/http/envelope.ts';
import { jsonField } from '../../platform/http/form-fields.ts';
import { formResource } from '../../platform/http/form-resource.ts';
import { formData } from '../../platform/http/request-body.ts';
import { validated } from '../../platform/http/validated.ts';
import type { Services } from '../../services.ts';
import { itemFrom, readerOf } from './draft-request.ts';
import { reviewList } from './review-list.service.ts';
import { returnDraft, sendForReview, withdrawReview } from './reviews.service.ts';
import { copyChanges } from './working-copies.service.ts';

/** Every route also requires a right of the kind: to return a draft that to publish, for the others that to write drafts. */
const right = 'account.use';
const access = { right } as const;
/** Programs send what they have written; people return it. */
const anyApiKey = true;

/** Routes by which a draft is sent to those who may publish it, and returned by them. */
export function reviewRoutes(app: FastifyInstance, services: Services): void {
  const draftOf = itemFrom(services, draftableKind);
  const publishableOf = itemFrom(services, allowedKind);

  app.get(api.adminReviews, { config: { access, anyApiKey, responses: 'ReviewRow[]' } }, async (request) =>
    dataEnvelope(await reviewList(services, readerOf(request))),
  );

  app.get(
    api.adminDraftChanges(':entity', ':id'),
    { config: { access, anyApiKey, responses: 'FieldChange[]' } },
    async (request) => dataEnvelope(await copyChanges(services, draftOf(request))),
  );

  formResource(app, api.adminDraftReview(':entity', ':id'), {
    PUT: {
      right,
      anyApiKey,
      responses: 'WorkingCopyRow',
      body: formData(reviewInputSchema),
      async handle({ request, fields, context }) {
        const of = draftOf(request);
        const input = validated(reviewInputSchema, jsonField(fields, 'form_data'));
        return messageEnvelope('İncelemeye gönderildi.', await sendForReview(services, context, { ...of, input }));
      },
    },
    DELETE: {
      right,
      anyApiKey,
      responses: 'WorkingCopyRow',
      body: null,
      handle: async ({ request, context }) =>
        messageEnvelope('İncelemeden geri çekildi.', await withdrawReview(services, context, draftOf(request))),
    },
  });

  formResource(app, api.adminDraftReturn(':entity', ':id'), {
    PUT: {
      right,
      responses: 'WorkingCopyRow',
      body: formData(returnInputSchema),
      async handle({ request, fields, context }) {
        const of = publishableOf(request);
        const input = validated(returnInputSchema, jsonField(fields, 'form_data'));
        return messageEnvelope('Geri gönderildi.', await returnDraft(services, context, { ...of, input }));
      },
    },
  });
}
