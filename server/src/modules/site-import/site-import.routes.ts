import type { FastifyInstance } from 'fastify';
import { limits } from '@vitrin/shared-contracts/limits';
import { messages } from '@vitrin/shared-contracts/messages';
import { api } from '@vitrin/shared-contracts/paths';
import {
  importActionSchema,
  importFileSchema,
  importPartField,
  importReportFilters,
  importTypeLabels,
} from '@vitrin/shared-contracts/site-import';
import { invalid } from '@vitrin/shared-contracts/validation';
import { number } from 'yup';
import { sessionOf } from '../../platform/auth/guard.ts';
import { Invalid } from '../../platform/errors.ts';
import { dataEnvelope, messageEnvelope } from '../../platform/http/envelope.ts';
import { idOf, jsonField } from '../../platform/http/form-fields.ts';
import { readFormWithFile } from '../../platform/http/form-file.ts';
import { formResource } from '../../platform/http/form-resource.ts';
import { pageMeta, pageRequest, queryChoice } from '../../platform/http/paging.ts';
import { problems } from '../../platform/http/problem.ts';
import { formData } from '../../platform/http/request-body.ts';
import { validated } from '../../platform/http/validated.ts';
import type { Services } from '../../services.ts';
import { addFile, addPart, removeFile } from './jobs/import-files.service.ts';
import { actOnImport, readImports } from './jobs/import-jobs.service.ts';
import { readReport } from './jobs/import-report.service.ts';

/** It contains the writing of everything that an import brings. */
const right = 'site-import.run';
const access = { right } as const;

export function siteImportRoutes(app: FastifyInstance, services: Services): void {
  reads(app, services);
  uploads(app, services);
  formResource(app, api.adminImportActions, {
    POST: {
      right,
      responses: 'SiteImports',
      body: formData(importActionSchema),
      async handle({ fields, context }) {
        const call = validated(importActionSchema, jsonField(fields, 'form_data'));
        return messageEnvelope(messages.updated, await actOnImport(services, context, call));
      },
    },
  });
}

function reads(app: FastifyInstance, services: Services): void {
  app.get(api.adminSiteImports, { config: { access, responses: 'SiteImports' } }, async () =>
    dataEnvelope(await readImports(services)),
  );

  app.get<{ Params: { id: string } }>(
    api.adminImportReport(':id'),
    { config: { access, responses: 'ImportReportItem[]', filters: ['page', 'type', 'filter'] } },
    async (request) => {
      const page = pageRequest(request.query, limits.siteImport.pageSize);
      const query = {
        ...page,
        type: queryChoice(request.query, 'type', importTypeLabels),
        filter: queryChoice(request.query, 'filter', importReportFilters),
        rights: sessionOf(request).rights,
      };
      const { items, total } = await readReport(services, idOf(request.params.id), query);
      return dataEnvelope(items, pageMeta(page, total));
    },
  );
}

function uploads(app: FastifyInstance, services: Services): void {
  formResource(app, api.adminImportFiles, {
    POST: {
      right,
      responses: 'ImportFile',
      body: formData(importFileSchema),
      async handle({ fields, context }) {
        const input = validated(importFileSchema, jsonField(fields, 'form_data'));
        return messageEnvelope(messages.created, await addFile(services, context, input));
      },
    },
  });

  formResource(app, api.adminImportFile(':id'), {
    DELETE: {
      right,
      responses: null,
      body: null,
      async handle({ id }) {
        await removeFile(services, idOf(id));
        return messageEnvelope(messages.deleted);
      },
    },
  });

  app.post<{ Params: { id: string } }>(
    api.adminImportParts(':id'),
    { config: { access, responses: 'ImportFile', body: { index: indexField }, files: [importPartField] } },
    async (request) => {
      const { fields, file, discard } = await readFormWithFile(request, {
        field: importPartField,
        bytes: limits.siteImport.partBytes,
        dataDir: services.config.dataDir,
      });
      try {
        if (fields.has('_method')) throw problems.method(['POST']);
        if (!file) throw new Invalid({ [importPartField]: invalid.required });
        const part = validated(indexField, fields.get('index'));
        return messageEnvelope(messages.updated, await addPart(services, idOf(request.params.id), part, file));
      } finally {
        await discard();
      }
    },
  );
}

const indexField = number()
  .integer(invalid.value)
  .min(0, invalid.value)
  .max(limits.integer, invalid.value)
  .required(invalid.required);
