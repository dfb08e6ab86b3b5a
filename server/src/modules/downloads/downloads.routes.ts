import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { downloadField, parseDownloadAddress } from '@vitrin/shared-contracts/downloads';
import { limits } from '@vitrin/shared-contracts/limits';
import { messages } from '@vitrin/shared-contracts/messages';
import { api } from '@vitrin/shared-contracts/paths';
import { invalid } from '@vitrin/shared-contracts/validation';
import { dataEnvelope, messageEnvelope } from '../../platform/http/envelope.ts';
import { idOf } from '../../platform/http/form-fields.ts';
import { readFormWithFile } from '../../platform/http/form-file.ts';
import { contextOf, formResource } from '../../platform/http/form-resource.ts';
import { pageMeta, pageRequest } from '../../platform/http/paging.ts';
import { mediaResourcePolicy } from '../../platform/http/media-host.ts';
import { attachmentAs } from '../../platform/http/send-attachment.ts';
import { sendStoredFile } from '../../platform/http/send-stored-file.ts';
import { Invalid, NotFound } from '../../platform/errors.ts';
import { problems } from '../../platform/http/problem.ts';
import type { Services } from '../../services.ts';
import { downloadFile } from './download-files.ts';
import { downloadOf, downloadsPage } from './downloads.repository.ts';
import { readDownload, removeDownload, uploadDownload } from './downloads.service.ts';
import { textField, pageFilters } from '../../platform/http/request-body.ts';

const KNOWN = 'Bu dosya zaten var.';
const DAY_SECONDS = 86_400;

export async function downloadRoutes(app: FastifyInstance, services: Services): Promise<void> {
  panelReads(app, services);
  panelWrites(app, services);
  await publicFiles(app, services);
}

function panelReads(app: FastifyInstance, services: Services): void {
  const access = { right: 'media.read' } as const;
  app.get(
    api.adminDownloads,
    { config: { responses: 'Download[]', access, filters: pageFilters } },
    async (request) => {
      const page = pageRequest(request.query, limits.panelPageSize);
      const { items, total } = await downloadsPage(services.db, page);
      return dataEnvelope(items, pageMeta(page, total));
    },
  );

  app.get<{ Params: { id: string } }>(
    `${api.adminDownloads}/:id`,
    { config: { responses: 'DownloadRecord', access } },
    async (request) => dataEnvelope(await readDownload(services, idOf(request.params.id))),
  );
}

function panelWrites(app: FastifyInstance, services: Services): void {
  const { dataDir } = services.config;
  const config = {
    responses: 'UploadedDownload',
    access: { right: 'media.write' },
    body: {},
    files: [downloadField],
  } as const;
  app.post(api.adminDownloads, { config }, async (request) => {
    const rules = { field: downloadField, bytes: Math.max(limits.downloadBytes, limits.videoBytes), dataDir };
    const { fields, file, discard } = await readFormWithFile(request, rules);
    try {
      if (fields.has('_method')) throw problems.method(['POST']);
      if (!file) throw new Invalid({ [downloadField]: invalid.required });
      const uploaded = await uploadDownload(services, contextOf(request), file);
      return messageEnvelope(uploaded.known ? KNOWN : messages.created, uploaded);
    } finally {
      await discard();
    }
  });

  formResource(app, `${api.adminDownloads}/:id`, {
    DELETE: {
      right: 'media.write',
      responses: null,
      body: { with_versions: textField },
      async handle({ fields, context, id }) {
        await removeDownload(services, context, { id: idOf(id), withVersions: fields.get('with_versions') === '1' });
        return messageEnvelope(messages.deleted);
      },
    },
  });
}

/**
 * Visitors get every file as a download under the name that it was uploaded with; a browser never opens it in the site. A
 * video of a page is read in parts.
 */
async function publicFiles(
  app: FastifyInstance,
  { db, config, files, downloadCounts }: Pick<Services, 'db' | 'config' | 'files' | 'downloadCounts'>,
): Promise<void> {
  await app.register(fastifyStatic, { root: config.dataDir, serve: false, cacheControl: false });
  app.get<{ Params: { file: string } }>('/media/files/:file', async (request, reply) => {
    const { file } = request.params;
    const key = parseDownloadAddress(`/media/files/${file}`);
    const download = key && (await downloadOf(db, key));
    // A file that does not exist yet may be uploaded at any time.
    void reply.header('cache-control', 'no-store');
    if (!download) throw new NotFound();
    const headers = {
      'cache-control': `public, max-age=${DAY_SECONDS}`,
      'content-disposition': attachmentAs(download.name),
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': mediaResourcePolicy(config),
    };
    if (request.method === 'GET')
      reply.raw.once('finish', () =>
        downloadCounts.record({ download: download.id, headers: request.headers, status: reply.raw.statusCode }),
      );
    if (!(await sendStoredFile(reply, files, { file: downloadFile(key), headers }))) throw new NotFound();
    return reply;
  });
}
