import type { FastifyInstance } from 'fastify';
import { limits } from '@vitrin/shared-contracts/limits';
import { messages } from '@vitrin/shared-contracts/messages';
import { api } from '@vitrin/shared-contracts/paths';
import type { RestoredRecord } from '@vitrin/shared-contracts/trash';
import { sessionOf } from '../../platform/auth/guard.ts';
import { dataEnvelope, messageEnvelope } from '../../platform/http/envelope.ts';
import { jsonField, type FormFields } from '../../platform/http/form-fields.ts';
import { formResource } from '../../platform/http/form-resource.ts';
import { pageMeta, pageRequest, queryText } from '../../platform/http/paging.ts';
import type { Services } from '../../services.ts';
import { countByKind } from './trash.repository.ts';
import {
  allowedKinds,
  destroyRecords,
  draftKinds,
  emptyTrash,
  restoreRecords,
  trashPage,
  trashSelection,
} from './trash.service.ts';
import { trashSelectionSchema } from '@vitrin/shared-contracts/trash';
import { formData, textField, pageFilters } from '../../platform/http/request-body.ts';

/** Every operation also requires the right to delete records of the kind. */
const right = 'trash.use';

export function trashRoutes(app: FastifyInstance, services: Services): void {
  panelReads(app, services);
  panelWrites(app, services);
}

function panelReads(app: FastifyInstance, services: Services): void {
  const access = { right } as const;

  app.get(
    api.adminTrash,
    { config: { access, responses: 'TrashRow[]', filters: [...pageFilters, 'entity'] } },
    async (request) => {
      const page = pageRequest(request.query, limits.panelPageSize);
      const entity = queryText(request.query, 'entity') || null;
      const { rows, total } = await trashPage(services, { ...page, rights: sessionOf(request).rights, entity });
      return dataEnvelope(rows, pageMeta(page, total));
    },
  );

  app.get(api.adminTrashKinds, { config: { access, responses: 'TrashCounts' } }, async (request) => {
    const { rights } = sessionOf(request);
    const kinds = { entities: allowedKinds(services, rights), drafts: draftKinds(services, rights) };
    return dataEnvelope(await countByKind(services.db, kinds));
  });
}

function panelWrites(app: FastifyInstance, services: Services): void {
  formResource(app, api.adminTrashRestore, {
    POST: {
      right,
      responses: 'RestoredRecord[]',
      body: formData(trashSelectionSchema),
      async handle({ fields, context, session }) {
        const selection = trashSelection(services, session.rights, jsonField(fields, 'form_data'));
        const restored = await restoreRecords(services, context, selection);
        return messageEnvelope(restoredMessage(restored), restored);
      },
    },
  });

  formResource(app, api.adminTrash, {
    DELETE: {
      right,
      responses: 'RecordIds',
      body: formData(trashSelectionSchema),
      async handle({ fields, context, session }) {
        const selection = trashSelection(services, session.rights, jsonField(fields, 'form_data'));
        return messageEnvelope(messages.deleted, await destroyRecords(services, context, selection));
      },
    },
  });

  formResource(app, api.adminTrashAll, {
    DELETE: {
      right,
      responses: 'EmptiedTrash',
      body: { entity: textField },
      async handle({ fields, context, session: { rights } }) {
        const entity = textOf(fields, 'entity');
        return messageEnvelope(messages.deleted, await emptyTrash(services, context, { rights, entity }));
      },
    },
  });
}

function textOf(fields: FormFields, name: string): string | null {
  const value = fields.get(name);
  return typeof value === 'string' && value !== '' ? value : null;
}

function restoredMessage(restored: readonly RestoredRecord[]): string {
  return [messages.restored, ...new Set(restored.flatMap(({ notes }) => notes))].join(' ');
}
