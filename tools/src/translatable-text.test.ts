import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const repository = path.join(import.meta.dirname, '../..');
let directory: string;

beforeAll(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'translatable-text-'));
  const rules = { 'vitrin/translatable-text': 'error' };
  const jsPlugins = [path.join(repository, '.oxlint-plugin.cjs')];
  const categories = { correctness: 'off' };
  writeFileSync(path.join(directory, 'rules.json'), JSON.stringify({ jsPlugins, categories, rules }));
});
afterAll(() => rmSync(directory, { recursive: true }));

/** Returns the components that the rule rejects, one a line. */
function rejected(components: readonly string[]): string[] {
  const file = path.join(directory, 'component.tsx');
  writeFileSync(file, components.map((jsx, index) => `export const C${index} = () => ${jsx};`).join('\n'));
  const lint = ['oxlint', '-c', path.join(directory, 'rules.json'), '--format', 'json', file];
  const report = run(['npx', ...lint]);
  const { diagnostics } = JSON.parse(report) as { diagnostics: { labels: { span: { line: number } }[] }[] };
  const lines = new Set(diagnostics.map(({ labels }) => labels[0]?.span.line ?? 0));
  return components.filter((_jsx, index) => lines.has(index + 1));
}

function run([command = '', ...args]: readonly string[]): string {
  try {
    return execFileSync(command, args, { cwd: repository, encoding: 'utf8' });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

const safe = [
  `<p>{a ? 'Açık' : 'Kapalı'}</p>`,
  `<p>Toplam {count} kayıt, {a ? 'açık' : 'kapalı'}</p>`,
  `<p><span>Ad</span>{a && <b>yeni</b>}</p>`,
  `<p>{a && <b>yeni</b>}{children}</p>`,
  `<p>{rows.map((row) => <b key={row} />)}</p>`,
  `<p><IconCheck /> Kaydedildi</p>`,
  `<p>Son kayıt: <Author /></p>`,
];

const broken = [
  `<p>Ad{a && <b>yeni</b>}</p>`,
  `<p>{a && <b>yeni</b>}{name}</p>`,
  `<p><b>Ad</b>{a ? ' açık' : ''}</p>`,
  `<p><b>Ad</b>{a ? <i /> : 'yok'}</p>`,
  `<>{a ? <i /> : null} metin</>`,
  `<><i />metin</>`,
  `<p><Mark /> Türkçe</p>`,
];

test('text beside conditional siblings is rejected, text that stays or stands alone is not', () => {
  expect(rejected([...safe, ...broken])).toEqual(broken);
});
