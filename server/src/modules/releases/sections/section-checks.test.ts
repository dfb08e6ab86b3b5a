import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { classPrefix } from '@vitrin/shared-contracts/class-prefix';
import { apiSurfaceVersion, serverEntry, type DescribedSection } from '@vitrin/shared-contracts/releases';
import { ApiFailure, type RemoteContext } from '@vitrin/shared-contracts/remote-app';
import { smokeTestFile } from '@vitrin/shared-contracts/rendering';
import { remoteField as field } from '@vitrin/shared-contracts/section-declaration';
import { descriptorOf, type Files } from '../../../testing/sent-releases.ts';
import type { SectionOnPage } from '../../site-pages/placed-sections.service.ts';
import type { StoredRelease } from '../../../releases/serving/registry.ts';
import { createSectionChecks } from './section-checks.ts';

const prefix = classPrefix((text) => createHash('sha256').update(text).digest('base64url'), 'remote_deneme');

const campaign: DescribedSection = {
  title: 'Kampanya',
  sentence: 'Bir kampanyayı gösterir.',
  drawing: [],
  shared: { count: field.choice({ '3': 'Üç', '6': 'Altı' }, { label: 'Sayı' }) },
  texts: { heading: field.text({ label: 'Başlık', max: 80 }) },
  fallback: { tr: '' },
  heights: { narrow: 80, wide: 80 },
  example: { heading: 'Yaz' },
  scripts: ['section-kampanya.js'],
  styles: ['section-kampanya.css'],
};

/** As the server bundle of the shell, without React. */
const SHELL = `exports.shared = {};
exports.render = async () => ({});
exports.renderSection = async ({ sections }, request, read) => {
  const section = sections[request.name];
  const data = await section.load?.(request.values, { read, language: () => request.language.abbr });
  return { html: section.html(request.values, data), data };
};`;
/** As the test page of the shell: the sections of the release are on the page. */
const STAGE = `globalThis.vitrinTestSections = async (sections) => {
  const { release } = JSON.parse(document.getElementById('boot').textContent);
  const script = Object.assign(document.createElement('script'), { src: release.entry });
  await new Promise((resolve) => { script.onload = resolve; document.head.append(script); });
  for (const { name, html } of sections) globalThis[release.remote][name](html);
};`;

const remoteWith = (section: string) =>
  `exports.default = {}; exports.sections = { sections: { kampanya: ${section} } };`;
const GOOD = remoteWith("{ html: ({ heading }) => '<p>' + heading + '</p>' }");

let folder: string;
let shown: string[];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vitrin-sections-'));
  shown = [];
});

afterEach(() => rmSync(folder, { recursive: true }));

function stored(unit: 'shell' | 'remote_deneme', files: Files, server: Files, more: object): StoredRelease {
  const descriptor = descriptorOf(files, server, { unit, ...more });
  const place = path.join(folder, `${unit}-${descriptor.id}`);
  mkdirSync(path.join(place, 'ssr'), { recursive: true });
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(place, name), content);
  for (const [name, content] of Object.entries(server)) writeFileSync(path.join(place, 'ssr', name), content);
  return { descriptor, folder: place, base: `/releases/${unit}/${descriptor.id}/` };
}

interface Play {
  server?: string;
  browser?: string;
  script?: string;
  style?: string;
  sections?: Record<string, DescribedSection>;
  live?: Record<string, DescribedSection>;
  places?: SectionOnPage[];
  read?: RemoteContext['read'];
  shell?: object;
}

function check(play: Play) {
  const {
    server = GOOD,
    browser = 'globalThis.remote_deneme = { kampanya() {} };',
    script = '',
    style = `.${prefix}abcd{color:red}`,
  } = play;
  const { sections = { kampanya: campaign }, live, places = [] } = play;
  const shellMore = { contract: apiSurfaceVersion, renders_sections: true, ...play.shell };
  const shell = stored('shell', { 'shell.js': '', [smokeTestFile]: STAGE }, { [serverEntry]: SHELL }, shellMore);
  const files = { 'entry.js': browser, 'section-kampanya.js': script, 'section-kampanya.css': style };
  const release = stored('remote_deneme', files, { [serverEntry]: server }, { sections });
  const before = live ? { ...release, descriptor: { ...release.descriptor, sections: live } } : null;
  return createSectionChecks({
    registry: { live: (unit) => (unit === 'shell' ? shell : before) },
    log: { warn: (...texts: unknown[]) => void shown.push(String(texts[1])) },
    read: play.read ?? ((async () => ({ data: 'veri' })) as RemoteContext['read']),
    branding: async () => ({}) as never,
    placedSections: async () => ({ places, pictures: new Map() }),
  })(release);
}

const placed = (more: Partial<SectionOnPage> = {}): SectionOnPage => ({
  remote: 'remote_kampanya',
  page: 'Hakkımızda',
  entity: 'site-page',
  record: '1',
  id: 's1',
  name: 'kampanya',
  values: { count: '3' },
  texts: { tr: { heading: 'Kış' } },
  ...more,
});

test('a section that renders within its budgets passes, with what was measured', async () => {
  const { problem, measured } = await check({ places: [placed()] });
  expect(problem).toBeNull();
  expect(measured).toEqual([
    {
      name: 'kampanya',
      script: expect.any(Number),
      style: expect.any(Number),
      html:
        '<p></p>'.length +
        Buffer.byteLength(
          'Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine ığüşöç İĞÜ'.slice(0, 80),
        ),
      data: expect.any(Number),
      reads: 0,
      cpu_ms: expect.any(Number),
    },
  ]);
});

test('it is rendered with its example, as a new one, with the longest texts and with the values of each place', async () => {
  const asked: string[] = [];
  const read = (async (address: string) => {
    asked.push(address);
    return { data: null };
  }) as RemoteContext['read'];
  const server = remoteWith(
    "{ load: ({ heading, count }, { read, language }) => read([language(), count, heading.slice(0, 4)].join('|')), html: () => '' }",
  );
  const places = [placed({ texts: { tr: { heading: 'Kış' }, en: { heading: 'Winter' } } })];
  expect(await check({ server, read, places })).toMatchObject({ problem: null, measured: [{ reads: 1 }] });
  expect(new Set(asked)).toEqual(new Set(['tr|3|Yaz', 'tr|3|', 'tr|6|Muva', 'tr|3|Kış', 'en|3|Wint']));
});

test.each<[string, Play, string]>([
  [
    'throws on the server',
    { server: remoteWith("{ html() { throw new Error('Bozuk'); } }") },
    '“kampanya” bölümü örnek değerlerle gösterilemedi: Error: Bozuk',
  ],
  [
    'throws without texts',
    { server: remoteWith('{ html: ({ heading }) => heading[0].toString() }') },
    '“kampanya” bölümü yeni eklendiğinde gösterilemedi: TypeError',
  ],
  [
    'throws with the values of a page',
    {
      server: remoteWith("{ html({ heading }) { if (heading === 'Kış') throw new Error('Kar'); return ''; } }"),
      places: [placed()],
    },
    '“kampanya” bölümü “Hakkımızda” sayfasındaki değerlerle (tr) gösterilemedi: Error: Kar',
  ],
  ['is not in the server bundle', { server: 'exports.default = {};' }, 'Yüklenmiş bir bölüm yok'],
  [
    'fails in the browser',
    { browser: "globalThis.remote_deneme = { kampanya() { throw new Error('Sönük'); } };" },
    'Sönük',
  ],
  ['has too much HTML', { server: remoteWith("{ html: () => 'x'.repeat(16001) }") }, 'HTML 16 kB, en fazla 16 kB'],
  ['has too much data', { server: remoteWith("{ load: async () => 'x'.repeat(9000), html: () => '' }") }, 'veri 9,'],
  [
    'reads too often',
    {
      server: remoteWith(
        "{ load: (_, { read }) => Promise.all(Array.from({ length: 11 }, () => read('/api/x'))), html: () => '' }",
      ),
    },
    'okuma 11, en fazla 10',
  ],
  [
    'has too large a script',
    { script: createHash('sha512').update('x').digest('hex').repeat(1) + randomText(12_000) },
    'betik',
  ],
  [
    'styles the page',
    { style: 'p{color:red}' },
    '“kampanya” bölümünün biçemi sayfanın geri kalanını değiştirebilir: section-kampanya.css: p: seçicide',
  ],
  [
    'has another type of field',
    { live: { kampanya: { ...campaign, shared: { count: field.flag({ label: 'Sayı' }) } } } },
    'count alanının türü değişmiş',
  ],
  [
    'is on a page and no longer in the release',
    { sections: {}, places: [placed()] },
    '“kampanya” bölümü bu sürümde yok, ama şu sayfalarda kullanılıyor: Hakkımızda',
  ],
  [
    'does not accept the values of a page',
    { places: [placed({ values: { count: '9' } })] },
    '“kampanya” bölümü “Hakkımızda” sayfasındaki içeriği kabul etmiyor: count',
  ],
])('a section that %s is rejected', async (_what, play, problem) => {
  expect((await check({ live: play.sections && { kampanya: campaign }, ...play } as Play)).problem).toContain(problem);
});

test('a failed read of the site is no fault of the section', async () => {
  const server = remoteWith("{ load: (_, { read }) => read('/api/x'), html: () => '' }");
  const read = (async () => {
    throw new ApiFailure(503, 'Veri tabanı yok');
  }) as RemoteContext['read'];
  expect(await check({ server, read })).toMatchObject({ problem: null });
});

test('what a page still lacks keeps no release from being published', async () => {
  const texts = {
    heading: field.text({ label: 'Başlık', max: 80, required: true }),
    body: field.richText({ label: 'Metin', required: true }),
  };
  const empty = { type: 'doc', content: [{ type: 'paragraph' }] };
  const places = [placed({ texts: { tr: { heading: '', body: empty } } })];
  const sections = { kampanya: { ...campaign, texts } };
  expect(await check({ live: sections, sections, places })).toMatchObject({ problem: null });
});

test('a section that no page shows can be removed, and a remote without sections is not checked', async () => {
  expect(await check({ live: { kampanya: campaign }, sections: {} })).toEqual({ problem: null, measured: [] });
});

test('with a live shell that shows no sections, files are checked and nothing is rendered', async () => {
  expect(await check({ shell: { renders_sections: false } })).toMatchObject({
    problem: null,
    measured: [{ html: null, script: expect.any(Number) }],
  });
  expect(shown).toEqual(['the live shell renders no sections: those of a release were not rendered']);
});

/** A text that compresses badly. */
function randomText(length: number): string {
  let text = '';
  for (let round = 0; text.length < length * 2; round += 1)
    text += createHash('sha512').update(String(round)).digest('base64');
  return text;
}
