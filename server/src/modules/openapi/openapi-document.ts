import { cookieNames } from '@vitrin/shared-contracts/storage';
import type { ListedRoute } from '../../platform/http/listed-routes.ts';
import { isMethodOverride, operationOf, pathOf, tagOf } from './openapi-operation.ts';
import { componentsOf, problemSchema } from './openapi-responses.ts';

/** Parts of the API: what everyone may call, and what staff may call. */
export type ApiPart = 'public' | 'panel';

const titles = { public: 'Vitrin: site', panel: 'Vitrin: Yönetim Paneli' } as const;

const description = {
  public: 'Ziyaretçi sitesinin okuduğu ve gönderdiği her şey, giriş adımları ve sürüm yayınlama.',
  panel: [
    'Panelin bütün çağrıları. `x-right` gereken yetkidir.',
    'Form gövdeleri `multipart/form-data` ya da JSON nesnesi olarak gönderilir; multipart içinde nesne ve listeler JSON metnidir.',
    'PUT ve DELETE yerine, `_method` alanı PUT ya da DELETE olan multipart POST da kabul edilir.',
  ].join(' '),
} as const;

/** Describes one part of the API in OpenAPI 3.1. `server` is the address that serves it. */
export function openApiDocument(routes: readonly ListedRoute[], part: ApiPart, server: string): object {
  const described = routesOfPart(routes, part).filter((route) => !isMethodOverride(route));
  const operations = described.map((route) => ({ route, operation: operationOf(route) }));
  const paths = Map.groupBy(operations, ({ route }) => pathOf(route.url));
  const byMethod = (found: typeof operations) =>
    Object.fromEntries(found.map(({ route, operation }) => [route.method.toLowerCase(), operation]));
  return {
    openapi: '3.1.0',
    // Not the version of the program: it would tell everyone which defects are known.
    info: { title: titles[part], description: description[part], version: '1' },
    servers: [{ url: server }],
    tags: [...new Set(described.map(tagOf))].toSorted((a, b) => a.localeCompare(b, 'tr')).map((name) => ({ name })),
    paths: Object.fromEntries([...paths].map(([path, found]) => [path, byMethod(found)])),
    components: {
      schemas: { ...componentsOf(operations.map(({ operation }) => operation)), Problem: problemSchema },
      parameters: { IdempotencyKey: idempotencyKey },
      responses: { Problem: problemResponse },
      securitySchemes,
    },
  };
}

function routesOfPart(routes: readonly ListedRoute[], part: ApiPart): ListedRoute[] {
  return routes.filter(({ url }) => url.startsWith('/api/admin/') === (part === 'panel'));
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'Aynı anahtarla yinelenen istek hiçbir şey yazmaz ve ilk yanıtı alır',
  schema: { type: 'string', pattern: '^[\\w-]{8,100}$' },
};

const problemResponse = {
  description: 'Reddedildi; ileti Türkçedir',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
};

const securitySchemes = {
  apiKey: { type: 'http', scheme: 'bearer', description: 'API anahtarı: vtr_…' },
  session: { type: 'http', scheme: 'bearer', description: 'Girişin verdiği oturum' },
  sessionBinding: {
    type: 'apiKey',
    in: 'cookie',
    name: cookieNames.companion,
    description: 'Oturumu tarayıcıya bağlar',
  },
  csrf: { type: 'apiKey', in: 'header', name: 'X-CSRF-Token', description: 'Sayfanın anahtarı' },
  publishToken: { type: 'http', scheme: 'bearer', description: 'Bir birimin yayın anahtarı' },
};
