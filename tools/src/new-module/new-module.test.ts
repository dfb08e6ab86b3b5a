import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../units.ts';
import { copyModule } from './copy-module.ts';
import { NamingError } from '../../../kit/src/new/naming.ts';
import { nameModule } from './name-module.ts';
import { registerModule } from './register-module.ts';

const lists = [
  'shared-contracts/src/modules/record-modules.ts',
  'shared-contracts/src/records/record-definitions.ts',
  'server/src/modules/index.ts',
  'remote-admin/src/features/index.ts',
  'remote-public/src/app/routes.tsx',
];
const migrations = 'server/src/platform/database/migrations';

let copy: string;

beforeEach(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'vitrin-module-'));
  for (const source of [...lists, migrations])
    cpSync(path.join(root, source), path.join(copy, source), { recursive: true });
});

afterEach(() => rmSync(copy, { recursive: true }));

const read = (file: string) => readFileSync(path.join(copy, file), 'utf8');

test('all names are derived from a name and a label', () => {
  expect(nameModule('is-ilanlari', ' İş ilanı ', 'İş ilanları')).toEqual({
    name: 'is-ilanlari',
    camel: 'isIlanlari',
    pascal: 'IsIlanlari',
    snake: 'is_ilanlari',
    label: 'İş ilanı',
    plural: 'İş ilanları',
  });
});

test.each([
  ['Sertifika', 'Sertifikalar'],
  ['Ödül', 'Ödüller'],
  ['Kadro', 'Kadrolar'],
  ['İlan', 'İlanlar'],
])('the plural of %s follows vowel harmony', (label, plural) => {
  expect(nameModule('kayitlar', label).plural).toBe(plural);
});

test.each([
  ['', '', 'Kullanım:'],
  ['sertifikalar', ' ', 'Kullanım:'],
  ['Ödüller', 'Ödül', 'Örneğin: oduller'],
  ['2026', 'Yıl', 'Ad küçük harfle başlar'],
  ['../server', 'Kayıt', 'Ad küçük harfle başlar'],
  ['makaleler', 'Makale', 'sitenin kendi adresidir'],
  ['api', 'Çağrı', 'sitenin kendi adresidir'],
  ['kayitlar', "Kayıt'", 'Etiket harfle başlar'],
])('%j with %j is rejected', (name, label, message) => {
  const naming = () => nameModule(name, label);
  expect(naming).toThrow(NamingError);
  expect(naming).toThrow(message);
});

test('the module gets its own folders, and its files contain no text of the sample module', () => {
  const files = copyModule(copy, nameModule('is-ilanlari', 'İş ilanı', 'İş ilanları'));
  const outside = files.filter((file) => !path.dirname(file).endsWith('/is-ilanlari'));
  expect(outside).toEqual([
    'shared-contracts/src/modules/is-ilanlari.ts',
    expect.stringMatching(/^server\/src\/platform\/database\/migrations\/\d{4}-is-ilanlari\.ts$/),
    'remote-public/src/app/is-ilanlari.test.tsx',
  ]);
  for (const file of files) expect(`${file}\n${read(file)}`).not.toMatch(/example|örnek kayıt/i);
});

test('each list contains the module once', () => {
  const changed = registerModule(copy, nameModule('is-ilanlari', 'İş ilanı', 'İş ilanları'));
  expect(changed.toSorted()).toEqual(lists.toSorted());
  expect(read('shared-contracts/src/modules/record-modules.ts')).toContain(
    `'is-ilanlari': { label: "İş ilanı", role: 'editor' }`,
  );
  for (const file of lists.slice(1)) expect(read(file).match(/\.\/.*is-ilanlari\./g)).not.toBeNull();
});

test('an existing file is not overwritten', () => {
  const module = nameModule('is-ilanlari', 'İş ilanı');
  copyModule(copy, module);
  expect(() => copyModule(copy, module)).toThrow('EEXIST');
});
