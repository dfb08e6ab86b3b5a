import type { FastifyInstance } from 'fastify';
import { limits } from '@vitrin/shared-contracts/limits';
import {
  mediaStates,
  noFolder,
  pictureField,
  mediaInputSchema,
  moveMediaSchema,
  renameFolderSchema,
  uploadInputSchema,
} from '@vitrin/shared-contracts/media';
import { messages } from '@vitrin/shared-contracts/messages';
import { api } from '@vitrin/shared-contracts/paths';
import { invalid, idListSchema } from '@vitrin/shared-contracts/validation';
import { defaultLanguageOf } from '../../content/active-languages.ts';
import { dataEnvelope, messageEnvelope } from '../../platform/http/envelope.ts';
import { idOf, jsonField, type FormFields } from '../../platform/http/form-fields.ts';
import { removeStaleFiles } from '../../platform/files/incoming-folder.ts';
import { readFormWithFile } from '../../platform/http/form-file.ts';
import { contextOf, formResource } from '../../platform/http/form-resource.ts';
import { pageMeta, pageRequest, queryText } from '../../platform/http/paging.ts';
import { Invalid } from '../../platform/errors.ts';
import { problems } from '../../platform/http/problem.ts';
import type { Services } from '../../services.ts';
import { mediaFolders } from './media-folders.repository.ts';
import { movePictures, moveInput, renameFolder, renameInput } from './media-folders.service.ts';
import type { MediaQuery } from './media-list.repository.ts';
import { listMedia } from './media-list.ts';
import { changeMedia, mediaInput, readMedia, uploadInput, uploadPicture } from './media.service.ts';
import { pictureFiles } from './picture-files.ts';
import { removalMessage, removePicture, removePictures } from './remove-media.service.ts';
import { textField, pageFilters } from '../../platform/http/request-body.ts';

const KNOWN = 'Bu görsel kitaplıkta zaten var.';

export async function mediaRoutes(app: FastifyInstance, services: Services): Promise<void> {
  await removeStaleFiles(services.config.dataDir);
  panelReads(app, services);
  upload(app, services);
  panelWrites(app, services);
  bulkRoutes(app, services);
  await app.register(pictureFiles, { ...services, prefix: '/media' });
}

function panelReads(app: FastifyInstance, services: Services): void {
  const { db } = services;
  const config = { access: { right: 'media.read' } } as const;

  app.get(
    api.adminMedia,
    { config: { ...config, responses: 'MediaItem[]', filters: [...pageFilters, 'folder', 'state'] } },
    async (request) => {
      const query = mediaQuery(request.query);
      const { items, total } = await listMedia(services, query, await defaultLanguageOf(db));
      return dataEnvelope(items, pageMeta(query, total));
    },
  );

  app.get(api.adminMediaFolders, { config: { ...config, responses: 'MediaFolder[]' } }, async () =>
    dataEnvelope(await mediaFolders(db)),
  );

  app.get<{ Params: { id: string } }>(
    `${api.adminMedia}/:id`,
    { config: { ...config, responses: 'MediaRecord' } },
    async (request) => dataEnvelope(await readMedia(services, idOf(request.params.id))),
  );
}

/** Reads `folder` and `state` in addition to page and search; an unknown state does not filter. */
function mediaQuery(query: unknown): MediaQuery {
  const folder = queryText(query, 'folder') ?? null;
  const state = queryText(query, 'state');
  return {
    ...pageRequest(query, limits.mediaPageSize),
    folder: folder === noFolder ? '' : folder,
    state: mediaStates.find((known) => known === state) ?? null,
  };
}

function upload(app: FastifyInstance, services: Services): void {
  const { dataDir } = services.config;

  app.post(
    api.adminMedia,
    {
      config: {
        responses: 'UploadedMedia',
        access: { right: 'media.write' },
        body: uploadInputSchema,
        files: [pictureField],
      },
    },
    async (request) => {
      const { fields, file, discard } = await readFormWithFile(request, {
        field: pictureField,
        bytes: limits.fileBytes,
        dataDir,
      });
      try {
        if (fields.has('_method')) throw problems.method(['POST']);
        if (!file) throw new Invalid({ [pictureField]: invalid.required });
        const input = uploadInput({ alts: optionalJsonField(fields, 'alts'), folder: fields.get('folder') });
        const uploaded = await uploadPicture(services, contextOf(request), file, input);
        return messageEnvelope(uploaded.known ? KNOWN : messages.created, uploaded);
      } finally {
        await discard();
      }
    },
  );
}

function panelWrites(app: FastifyInstance, services: Services): void {
  formResource(app, `${api.adminMedia}/:id`, {
    PUT: {
      right: 'media.write',
      responses: 'MediaRecord',
      body: mediaInputSchema,
      async handle({ fields, context, id }) {
        const [version, folder] = [fields.get('version'), fields.get('folder')];
        const input = {
          version,
          folder,
          alts: optionalJsonField(fields, 'alts'),
          focus: optionalJsonField(fields, 'focus'),
        };
        return messageEnvelope(messages.updated, await changeMedia(services, context, idOf(id), mediaInput(input)));
      },
    },
    DELETE: {
      right: 'media.write',
      responses: null,
      body: { with_versions: textField },
      async handle({ fields, context, id }) {
        await removePicture(services, context, { id: idOf(id), withVersions: fields.get('with_versions') === '1' });
        return messageEnvelope(messages.deleted);
      },
    },
  });
}

function bulkRoutes(app: FastifyInstance, services: Services): void {
  const right = 'media.write';
  formResource(app, api.adminMediaList, {
    PUT: {
      right,
      responses: 'MovedMedia',
      body: moveMediaSchema,
      async handle({ fields, context }) {
        const input = { media_list: jsonField(fields, 'media_list'), folder: fields.get('folder') };
        return messageEnvelope(messages.updated, await movePictures(services, context, moveInput(input)));
      },
    },
    DELETE: {
      right,
      responses: 'DeletedMedia',
      body: { delete_list: idListSchema() },
      async handle({ fields, context }) {
        const outcome = await removePictures(services, context, jsonField(fields, 'delete_list'));
        return messageEnvelope(removalMessage(outcome, messages.deleted), outcome);
      },
    },
  });
  formResource(app, api.adminMediaFolders, {
    PUT: {
      right,
      responses: 'RenamedFolder',
      body: renameFolderSchema,
      async handle({ fields, context }) {
        const input = { from: fields.get('from'), to: fields.get('to') };
        return messageEnvelope(messages.updated, await renameFolder(services, context, renameInput(input)));
      },
    },
  });
}

/** Returns the value of an optional JSON field. */
function optionalJsonField(fields: FormFields, name: string): unknown {
  return fields.has(name) ? jsonField(fields, name) : undefined;
}
