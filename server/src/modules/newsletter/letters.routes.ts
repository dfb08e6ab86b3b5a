import type { FastifyInstance } from 'fastify';
import { limits } from '@vitrin/shared-contracts/limits';
import { messages } from '@vitrin/shared-contracts/messages';
import { letterSchema, letterSendingSchema } from '@vitrin/shared-contracts/newsletter';
import { api } from '@vitrin/shared-contracts/paths';
import { dataEnvelope, messageEnvelope } from '../../platform/http/envelope.ts';
import { idOf, jsonField } from '../../platform/http/form-fields.ts';
import { formResource } from '../../platform/http/form-resource.ts';
import { pageMeta, pageRequest } from '../../platform/http/paging.ts';
import { formData } from '../../platform/http/request-body.ts';
import type { Services } from '../../services.ts';
import { listLetters } from './letters.repository.ts';
import {
  changeLetter,
  createLetter,
  letterRecord,
  pauseLetter,
  previewLetter,
  removeLetter,
  resumeLetter,
  startLetter,
  testLetter,
} from './letters.service.ts';

const access = { right: 'newsletter.read' } as const;
const right = 'newsletter.write';
const LETTER = `${api.adminLetters}/:id`;

interface WithId {
  Params: { id: string };
}

/** Registers the letters of the newsletter. */
export async function letterRoutes(app: FastifyInstance, services: Services): Promise<void> {
  app.get(api.adminLetters, { config: { access, responses: 'LetterRow[]', filters: ['page'] } }, async ({ query }) => {
    const page = pageRequest(query, limits.panelPageSize);
    const { rows, total } = await listLetters(services.db, page);
    return dataEnvelope(rows, pageMeta(page, total));
  });
  app.get<WithId>(LETTER, { config: { access, responses: 'LetterRecord' } }, async ({ params }) =>
    dataEnvelope(await letterRecord(services, idOf(params.id))),
  );
  app.get<WithId>(`${LETTER}/preview`, { config: { access, responses: 'LetterPreview' } }, async ({ params }) =>
    dataEnvelope(await previewLetter(services, idOf(params.id))),
  );
  writes(app, services);
  sending(app, services);
}

function writes(app: FastifyInstance, services: Services): void {
  formResource(app, api.adminLetters, {
    POST: {
      right,
      responses: 'LetterRecord',
      body: formData(letterSchema),
      handle: async ({ fields, context }) =>
        messageEnvelope(messages.created, await createLetter(services, context, jsonField(fields, 'form_data'))),
    },
  });
  formResource(app, LETTER, {
    PUT: {
      right,
      responses: 'LetterRecord',
      body: formData(letterSchema),
      handle: async ({ fields, context, id }) =>
        messageEnvelope(
          messages.updated,
          await changeLetter(services, context, idOf(id), jsonField(fields, 'form_data')),
        ),
    },
    DELETE: {
      right,
      responses: 'RecordId',
      body: null,
      handle: async ({ context, id }) =>
        messageEnvelope(messages.deleted, await removeLetter(services, context, idOf(id))),
    },
  });
}

function sending(app: FastifyInstance, services: Services): void {
  formResource(app, `${LETTER}/test`, {
    POST: {
      right,
      responses: 'RecordId',
      body: null,
      handle: async ({ context, session, id }) =>
        messageEnvelope(
          'Deneme e-postası giden kutusuna kondu.',
          await testLetter(services, context, { id: idOf(id), to: session.user.email }),
        ),
    },
  });
  formResource(app, `${LETTER}/sending`, {
    POST: {
      right,
      responses: 'LetterRecord',
      body: letterSendingSchema,
      handle: async ({ context, fields, id }) =>
        messageEnvelope(
          'Gönderim başladı.',
          await startLetter(services, context, idOf(id), Object.fromEntries(fields)),
        ),
    },
    PUT: {
      right,
      responses: 'LetterRecord',
      body: null,
      handle: async ({ context, id }) =>
        messageEnvelope('Gönderim sürüyor.', await resumeLetter(services, context, idOf(id))),
    },
    DELETE: {
      right,
      responses: 'LetterRecord',
      body: null,
      handle: async ({ context, id }) =>
        messageEnvelope('Gönderim durduruldu.', await pauseLetter(services, context, idOf(id))),
    },
  });
}
