import type { FastifyInstance } from 'fastify';
import { api } from '@vitrin/shared-contracts/paths';
import type { PictureItemRecord } from '@vitrin/shared-contracts/picture-items';
import { defaultLanguageOf } from '../../content/active-languages.ts';
import { dataEnvelope } from '../../platform/http/envelope.ts';
import { recordRoutes } from '../../content/record/record-routes.ts';
import { requestLanguages } from '../../content/request-language.ts';
import { searchInMemory } from '../../platform/http/search-in-memory.ts';
import type { Services } from '../../services.ts';
import { certificates, sliders, type PictureItemKind } from './picture-item-kinds.ts';
import { listRecords, listPublic } from './picture-items.repository.ts';
import { certificateRecords, sliderRecords } from './picture-items.service.ts';
import { searchFilter } from '../../platform/http/request-body.ts';

interface Mount {
  kind: PictureItemKind;
  records: typeof sliderRecords;
  publicUrl: string;
  adminUrl: string;
}

export async function pictureItemRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const mounts: Mount[] = [
    { kind: sliders, records: sliderRecords, publicUrl: api.sliders, adminUrl: api.adminSliders },
    { kind: certificates, records: certificateRecords, publicUrl: api.certificates, adminUrl: api.adminCertificates },
  ];
  for (const mount of mounts) {
    reads(app, services, mount);
    recordRoutes(app, services, { url: mount.adminUrl, responses: 'PictureItemRecord', records: mount.records });
  }
}

function wordsOf({ translations }: PictureItemRecord): string[] {
  return Object.values(translations).map(({ title, text }) => `${title}\n${text}`);
}

function reads(app: FastifyInstance, { db }: Pick<Services, 'db'>, { kind, publicUrl, adminUrl }: Mount): void {
  const config = { access: { right: kind.definition.rights.read } } as const;

  app.get(
    publicUrl,
    { config: { responses: 'PictureItem[]', content: [kind.definition.entity, 'media'] } },
    async (request) => dataEnvelope(await listPublic(db, kind, await requestLanguages(db, request))),
  );

  app.get(
    adminUrl,
    { config: { ...config, responses: 'PictureItemRecord[]', filters: searchFilter } },
    async ({ query }) =>
      dataEnvelope(searchInMemory(await listRecords(db, kind, await defaultLanguageOf(db)), query, wordsOf)),
  );
}
