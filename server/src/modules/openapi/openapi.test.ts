import { Validator } from '@seriousme/openapi-schema-validator';
import { api } from '@vitrin/shared-contracts/paths';
import { articleInputSchema } from '@vitrin/shared-contracts/articles';
import { mailSettingsSchema } from '@vitrin/shared-contracts/mail';
import { buildApp } from '../../app.ts';
import { sendRequest } from '../../testing/send-request.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestServices, type TestApp } from '../../testing/test-app.ts';
import { isMethodOverride, pathOf } from './openapi-operation.ts';
import { jsonSchema } from './request-schema.ts';

interface Operation {
  operationId: string;
  summary: string;
  security: object[];
  requestBody?: { content: Record<string, { schema: { properties: Record<string, { properties: object }> } }> };
  parameters?: { name: string; in: string }[];
}
interface Document {
  openapi: string;
  info: { version: string };
  paths: Record<string, Record<string, Operation>>;
}

let test: TestApp;
let staff: Staff;
let documents: { public: Document; panel: Document };
beforeAll(async () => {
  const { services, close } = await buildTestServices();
  const app = await buildApp(services);
  await app.ready();
  test = { app, services, close: () => app.close().then(close) };
  staff = await signIn(test);
  const read = async (url: string) => (await test.app.inject({ url, headers: staff.headers })).json<Document>();
  documents = { public: await read(api.openApi), panel: await read(api.adminOpenApi) };
});
afterAll(() => test.close());

const operationsOf = ({ paths }: Document) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, operation })),
  );

function operation(part: 'public' | 'panel', path: string, method: string): Operation {
  const found = documents[part].paths[path]?.[method];
  if (!found) throw new Error(`${method} ${path} is not described`);
  return found;
}

describe('the description of the API', () => {
  it.each(['public', 'panel'] as const)('is valid OpenAPI 3.1: %s', async (part) => {
    const result = await new Validator().validate({ ...documents[part] });
    expect(result.errors).toBeUndefined();
    expect(result.valid).toBe(true);
    expect(documents[part].openapi).toBe('3.1.0');
  });

  it('contains every registered route', () => {
    const described = [documents.public, documents.panel].flatMap(operationsOf).map(({ name }) => name);
    const registered = test.app.listedRoutes.filter((route) => !isMethodOverride(route));
    expect(described.toSorted()).toEqual(registered.map(({ method, url }) => `${method} ${pathOf(url)}`).toSorted());
    expect(described.length).toBeGreaterThan(200);
  });

  it('gives every operation a name of its own', () => {
    for (const document of [documents.public, documents.panel]) {
      const names = operationsOf(document).map(({ operation }) => operation.operationId);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('states the body of every route that writes', () => {
    const writing = test.app.listedRoutes.filter(({ method }) => method === 'POST' || method === 'PUT');
    const undeclared = writing.filter((route) => !isMethodOverride(route) && route.config.body === undefined);
    expect(undeclared.map(({ method, url }) => `${method} ${url}`)).toEqual([]);
  });

  it('describes the fields of a record, its parameters and what protects it', () => {
    const put = operation('panel', '/api/admin/blog/{id}', 'put');
    expect(put).toMatchObject({
      summary: 'Makaleler: değiştir (/blog/:id)',
      security: [{ apiKey: [] }, { session: [], sessionBinding: [], csrf: [] }],
      parameters: expect.arrayContaining([expect.objectContaining({ name: 'id', in: 'path' })]),
    });
    expect(put.requestBody?.content['application/json']?.schema.properties['form_data']?.properties).toMatchObject({
      published_at: { type: 'string', maxLength: 60 },
      active: { type: 'number', enum: [0, 1] },
      translations: {
        additionalProperties: { anyOf: [{ properties: { title: { type: 'string' } } }, { type: 'null' }] },
      },
    });
    expect(operation('public', '/api/pages/blog', 'get').security).toEqual([]);
  });

  it('does not tell the version of the program', () => {
    expect(documents.public.info.version).toBe('1');
  });

  it('of the panel is for staff only, that of the site for everyone', async () => {
    expect((await sendRequest(test.app, { url: api.adminOpenApi })).status).toBe(401);
    expect((await test.app.inject({ url: api.openApi })).statusCode).toBe(200);
    expect(Object.keys(documents.public.paths).filter((path) => path.startsWith('/api/admin'))).toEqual([]);
  });

  it('is not sent again to a client that has it', async () => {
    const { headers } = await test.app.inject({ url: api.openApi });
    const again = await test.app.inject({ url: api.openApi, headers: { 'if-none-match': String(headers.etag) } });
    expect(again.statusCode).toBe(304);
  });
});

it('a schema that requires a field requires it in its description', () => {
  expect(jsonSchema(articleInputSchema)).toMatchObject({ required: ['published_at', 'translations'] });
  expect(jsonSchema(mailSettingsSchema)).toMatchObject({ type: 'object' });
});
