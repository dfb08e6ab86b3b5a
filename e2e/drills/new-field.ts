import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Drill, Figure } from '../fixtures/drill.ts';
import { fullCopy } from '../fixtures/full-copy.ts';

const run = promisify(execFile);

const migrations = 'server/src/platform/database/migrations';

/** The texts that a developer writes for a new text field of articles, by file. */
const edits: Readonly<Record<string, { before: string; text: string }>> = {
  'shared-contracts/src/records/article.ts': {
    before: '    seo_name: slugField,',
    text: "    subtitle: field.text({ label: 'Alt başlık', length: limits.title }),\n",
  },
  'remote-admin/src/features/articles/article-translation.fields.tsx': {
    before: '      <TextAreaField {...field(',
    text: "      <TextField {...field('subtitle')} maxLength={limits.title.max} />\n",
  },
};

const migration = `import type { Db } from '../tables.ts';

/** Adds the subtitle of articles. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .alterTable('article_translations')
    .addColumn('subtitle', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
`;

/** Asks a server with the field whether it is saved, read, compared and named. */
const test = `import { paragraphs } from '../../testing/documents.ts';
import { signIn } from '../../testing/sign-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';

it('a new field is saved, read, in the history and in the search of the site', async () => {
  const app = await buildTestApp();
  const staff = await signIn(app, 'super_admin');
  const texts = { title: 'Köprü', subtitle: 'Alt başlığı', document: paragraphs('Metin') };
  const form_data = { published_at: '2026-01-01T00:00:00.000Z', translations: { tr: texts } };
  const { data } = (await staff.call({ url: '/api/admin/blog', form: { form_data } })).body as { data: { id: number } };
  const changed = { form_data: { translations: { tr: { subtitle: 'Başka' } } }, _method: 'PUT' };
  await staff.call({ url: '/api/admin/blog/' + data.id, form: changed });
  const record = (await staff.call({ url: '/api/admin/blog/' + data.id })).body;
  expect(record).toMatchObject({ data: { translations: { tr: { subtitle: 'Başka' } } } });
  const { body } = await staff.call({ url: '/api/admin/history/article/' + data.id });
  expect(body).toMatchObject({ data: [{ changed: [{ label: 'Alt başlık (tr)' }] }, {}] });
  await app.close();
});
`;

const generated: readonly string[] = ['row-types', 'response-schemas', 'api:update'];
const checks: readonly string[][] = [
  ['check:types'],
  [
    'test:unit',
    '--selectProjects',
    'server-sqlite',
    'server-postgres',
    '--',
    'new-field',
    'articles',
    'content-preview',
  ],
  ['test:unit', '--selectProjects', 'remote-admin', '--', 'articles', 'orphaned-drafts'],
];

export const drill: Drill = {
  summary: "a text field 'subtitle' of articles in a copy of this repository: how many files a developer writes",
  async run() {
    const copy = fullCopy();
    try {
      const written = addField(copy);
      writeFileSync(join(copy, 'server/src/modules/articles/new-field.test.ts'), test);
      for (const script of generated) await step(copy, [script]);
      const figures: Figure[] = [
        { what: `hand-written files: ${written.join(', ')}`, value: written.length, unit: '', atMost: 4 },
      ];
      for (const check of checks) figures.push(await step(copy, check));
      return figures;
    } finally {
      rmSync(copy, { recursive: true });
    }
  },
};

/** Adds the field and returns the files that were written by hand. */
function addField(copy: string): string[] {
  for (const [file, { before, text }] of Object.entries(edits)) {
    const whole = readFileSync(join(copy, file), 'utf8');
    const place = whole.indexOf(before);
    if (place === -1) throw new Error(`${file} has no ${before}`);
    writeFileSync(join(copy, file), whole.slice(0, place) + text + whole.slice(place));
  }
  const number = Math.max(...readdirSync(join(copy, migrations)).map((file) => Number.parseInt(file, 10) || 0)) + 1;
  const file = `${migrations}/${String(number).padStart(4, '0')}-article-subtitle.ts`;
  writeFileSync(join(copy, file), migration);
  return [...Object.keys(edits), file];
}

/** Returns 1 when the script succeeds; prints its output and returns 0 when it fails. */
async function step(cwd: string, [script = '', ...args]: readonly string[]): Promise<Figure> {
  const failure = await run('npm', ['run', '--silent', script, '--', ...args], { cwd, maxBuffer: 64 * 2 ** 20 }).then(
    () => null,
    (error: { stdout: string; stderr: string }) => `${error.stdout}\n${error.stderr}`,
  );
  if (failure) console.error(failure.slice(-8_000));
  return { what: `npm run ${script} passes`, value: failure ? 0 : 1, unit: '', atLeast: 1 };
}
