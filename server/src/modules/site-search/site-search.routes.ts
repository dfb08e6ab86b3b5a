import type { FastifyInstance, FastifyRequest } from 'fastify';
import { api } from '@vitrin/shared-contracts/paths';
import {
  replacementInputSchema,
  replacementUndoSchema,
  siteSearchPartSchema,
  type ReplacementResult,
} from '@vitrin/shared-contracts/site-search';
import { uuidPattern } from '@vitrin/shared-contracts/uuid';
import { messages } from '@vitrin/shared-contracts/messages';
import { sessionOf } from '../../platform/auth/guard.ts';
import { NotFound } from '../../platform/errors.ts';
import { dataEnvelope, messageEnvelope } from '../../platform/http/envelope.ts';
import { jsonField } from '../../platform/http/form-fields.ts';
import { formResource } from '../../platform/http/form-resource.ts';
import { queryText } from '../../platform/http/paging.ts';
import { formData } from '../../platform/http/request-body.ts';
import { validated } from '../../platform/http/validated.ts';
import type { Services } from '../../services.ts';
import { recentReplacements, replaceTexts, undoReplacement } from './replace.service.ts';
import { searchSite } from './site-search.service.ts';

/** What is searched and replaced also requires the rights of each kind. */
const right = 'site-search.use';
const access = { right } as const;
const filters = ['search', 'match_case', 'whole_words', 'replacement', 'after'];

export function siteSearchRoutes(app: FastifyInstance, services: Services): void {
  app.get(api.adminSiteSearch, { config: { access, responses: 'SiteSearchPart', filters } }, async (request) =>
    dataEnvelope(await searchSite(services, searchOf(request))),
  );

  app.get(api.adminReplacements, { config: { access, responses: 'ReplacementRow[]' } }, async (request) =>
    dataEnvelope(await recentReplacements(services, sessionOf(request).rights)),
  );

  formResource(app, api.adminReplacements, {
    POST: {
      right,
      responses: 'ReplacementResult',
      body: formData(replacementInputSchema),
      async handle({ fields, context, session: { rights } }) {
        const input = validated(replacementInputSchema, jsonField(fields, 'form_data'));
        const result = await replaceTexts(services, context, { input, rights });
        return messageEnvelope(result.done.length > 0 ? 'Değiştirildi.' : nothingChanged, result);
      },
    },
  });

  formResource(app, api.adminReplacementUndo(':id'), {
    POST: {
      right,
      responses: 'ReplacementResult',
      body: formData(replacementUndoSchema),
      async handle({ id, fields, context, session: { rights } }) {
        if (!uuidPattern.test(id)) throw new NotFound();
        const { after } = validated(replacementUndoSchema, jsonField(fields, 'form_data'));
        return undoEnvelope(await undoReplacement(services, context, { id, after, rights }));
      },
    },
  });
}

const nothingChanged = 'Hiçbir kayıt değişmedi.';

function undoEnvelope(result: ReplacementResult) {
  return messageEnvelope(result.done.length > 0 ? messages.undone : nothingChanged, result);
}

function searchOf(request: FastifyRequest) {
  const asked = filters.map((name) => [name, queryText(request.query, name)]);
  return { ...validated(siteSearchPartSchema, Object.fromEntries(asked)), rights: sessionOf(request).rights };
}
