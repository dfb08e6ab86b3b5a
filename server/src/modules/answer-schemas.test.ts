import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import Fastify, { type RouteOptions } from 'fastify';
import { answerSerializer } from '../platform/http/answer-serializer.ts';
import { answerSchema, declareAnswers } from '../platform/http/answers.ts';
import { buildTestServices } from '../testing/test-app.ts';
import { answerSchemas } from './answer-schemas.ts';
import { modules } from './index.ts';

const server = join(__dirname, '../..');

/** Modules whose routes do not all say what they answer yet; the list only gets shorter. */
const undeclared: ReadonlySet<string> = new Set(
  modules
    .map(({ name }) => name)
    .filter(
      (name) =>
        ![
          'account',
          'articles',
          'auth',
          'branding',
          'catalogue',
          'contact-information',
          'contracts',
          'home-sections',
          'languages',
          'mail',
          'page-contents',
          'page-meta',
          'picture-items',
          'redirects',
          'site-settings',
          'social-media',
          'spam',
          'statistics',
          'users',
        ].includes(name),
    ),
);

it('answer-schemas.ts is what the types say', () => {
  const script = join(server, 'src/testing/write-answer-schemas.ts');
  expect(() => execFileSync(process.execPath, [script, '--check'], { stdio: 'pipe' })).not.toThrow();
});

it('every route says what it answers', async () => {
  const { services, close } = await buildTestServices();
  const silent: string[] = [];
  for (const { name, routes } of modules.filter((module) => !undeclared.has(module.name))) {
    const app = Fastify();
    declareAnswers(app, answerSchemas);
    app.addHook('onRoute', ({ method, url, schema }: RouteOptions) => {
      if (!schema?.response) silent.push(`${name}: ${String(method)} ${url}`);
    });
    for (const mount of routes) await app.register(mount, services);
    await app.close();
  }
  await close();
  expect(silent).toEqual([]);
});

it('a field that is not declared is never sent', () => {
  const serialize = answerSerializer(answerSchema(answerSchemas, 'ArticleSummary[]'));
  const cover = { id: 1, path: '/media/a', widths: [480], focus: { x: 50, y: 40, z: 1 }, file: '/srv/a' };
  const sent = JSON.parse(
    serialize({ success: true, data: [{ id: 7, lang: 'tr', password_hash: 'x', cover }], trace: 1 }),
  );
  expect(sent).toEqual({
    success: true,
    data: [{ id: 7, lang: 'tr', cover: { id: 1, path: '/media/a', widths: [480], focus: { x: 50, y: 40 } } }],
  });
  expect(JSON.parse(serialize({ success: true, data: [{ id: 7, cover: null }] })).data).toEqual([
    { id: 7, cover: null },
  ]);
});

it('one of several kinds of data is written by the fields of all', () => {
  const serialize = answerSerializer(answerSchema(answerSchemas, 'PageContent'));
  const portrait = { id: 1, path: '/media/a', widths: [480], file: '/srv/a' };
  const data = { title: 'Biyografi', portrait, story: '<p>Metin</p>', roles: [], lang: 'tr', document: {} };
  expect(JSON.parse(serialize({ success: true, data })).data).toEqual({
    title: 'Biyografi',
    portrait: { id: 1, path: '/media/a', widths: [480] },
    story: '<p>Metin</p>',
    roles: [],
    lang: 'tr',
  });
  expect(JSON.parse(serialize({ success: true, data: { sharing_picture: null, lang: 'tr' } })).data).toEqual({
    sharing_picture: null,
    lang: 'tr',
  });
});

it('an envelope without data stays one', () => {
  const serialize = answerSerializer(answerSchema(answerSchemas, null));
  expect(serialize({ success: true, message: 'Silindi.', data: 5 })).toBe('{"success":true,"message":"Silindi."}');
});
