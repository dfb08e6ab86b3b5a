import { differences } from './compare.ts';
import { checkVersionStep } from './judge.ts';
import { readSurface } from './surface.ts';

function surface(code: string, part = 'state') {
  return readSurface(`# API surface 1.0.0\n\n## shared-contracts/${part}\n\n\`\`\`ts\n${code}\n\`\`\`\n`);
}

/** Returns the differences between the two sources, each as `kind name`. */
function between(before: string, after: string): string[] {
  return differences(surface(before), surface(after)).map(({ kind, what }) => `${kind} ${what}`);
}

const row = (members: string) => `export interface Row { ${members} }`;

test('differently formatted declarations are equal', () => {
  expect(between(row('id: number; title?: string'), row('id:number;\n  title?:   string;'))).toEqual([]);
});

test.each([
  [
    'an additional export',
    row('id: number'),
    `${row('id: number')} export declare const ids: number[];`,
    'added state: ids',
  ],
  ['an additional response field', row('id: number'), row('id: number; title: string'), 'extended state: Row'],
  ['a response field that is now always present', row('id?: number'), row('id: number'), 'extended state: Row'],
  [
    'an additional optional request field',
    'export interface RowInput { id: number }',
    'export interface RowInput { id: number; title?: string }',
    'extended state: RowInput',
  ],
  [
    'an additional value of a closed list',
    "export declare const kinds: readonly ['a'];",
    "export declare const kinds: readonly ['a', 'b'];",
    'extended state: kinds',
  ],
  [
    'a first generated module in a closed list',
    "export declare const kinds: readonly ['a', ...never[]];",
    "export declare const kinds: readonly ['a', ...'b'[]];",
    'extended state: kinds',
  ],
  [
    'a further generated module in a closed list',
    "export declare const kinds: readonly ['a', ...'b'[]];",
    "export declare const kinds: readonly ['a', ...('b' | 'c')[]];",
    'extended state: kinds',
  ],
  [
    'an additional union member',
    "export type Kind = 'a' | 'b';",
    "export type Kind = 'c' | 'a' | 'b';",
    'extended state: Kind',
  ],
  [
    'an additional value in the items of a list',
    "export declare const inputSchema: Schema<{ kinds: NonNullable<'a' | undefined>[] }>;",
    "export declare const inputSchema: Schema<{ kinds: NonNullable<'a' | 'b' | undefined>[] }>;",
    'extended state: inputSchema',
  ],
  [
    'an additional field of a record',
    "export declare const inputSchema: Schema<RecordInput<RecordDefinition<{ active: Field<0 | 1, 'flag'> }, {}>>>;",
    "export declare const inputSchema: Schema<RecordInput<RecordDefinition<{ active: Field<0 | 1, 'flag'>; price: Field<string | null, 'amount'> }, {}>>>;",
    'extended state: inputSchema',
  ],
  [
    'an additional key inside a constant',
    "export declare const api: { readonly pages: { readonly home: '/' } };",
    "export declare const api: { readonly pages: { readonly home: '/'; readonly blog: '/blog' } };",
    'extended state: api',
  ],
  [
    'an additional optional parameter',
    'export declare function read(path: string): Promise<void>;',
    'export declare function read(address: string, signal?: AbortSignal): Promise<void>;',
    'extended state: read',
  ],
  [
    'an additional global',
    'declare global { var vitrin: string; }',
    'declare global { var token: string; var vitrin: string; }',
    'extended state: global',
  ],
])('%s requires a minor version step', (_what, before, after, expected) => {
  expect(between(before, after)).toEqual([expected]);
  expect(differences(surface(before), surface(after))).toMatchObject([{ step: 'minor' }]);
});

test.each([
  ['a removed export', 'export type A = string;', '', 'removed state: A'],
  ['a removed field', row('id: number; title: string'), row('id: number'), 'changed state: Row'],
  ['another type', row('id: number'), row('id: string'), 'changed state: Row'],
  ['a response field that is now optional', row('id: number'), row('id?: number'), 'changed state: Row'],
  [
    'an additional required request field',
    'export declare const rowSchema: ObjectSchema<{ id: number }>;',
    'export declare const rowSchema: ObjectSchema<{ id: number; title: string }>;',
    'changed state: rowSchema',
  ],
  [
    'an additional required export of a remote',
    'export interface RemoteApp { createRoutes(): void }',
    'export interface RemoteApp { createRoutes(): void; name: string }',
    'changed state: RemoteApp',
  ],
  [
    'another address',
    "export declare const api: { readonly home: '/' };",
    "export declare const api: { readonly home: '/ev' };",
    'changed state: api',
  ],
  ['a removed value', "export type Kind = 'a' | 'b';", "export type Kind = 'a';", 'changed state: Kind'],
  [
    'an additional required parameter',
    'export declare function read(path: string): void;',
    'export declare function read(path: string, language: string): void;',
    'changed state: read',
  ],
  ['another parent', 'export interface Row extends A {}', 'export interface Row extends B {}', 'changed state: Row'],
  [
    'another global',
    'declare global { var vitrin: string; }',
    'declare global { var vitrin: number; }',
    'changed state: global',
  ],
  ['no longer importable', 'export type A = string;', 'type A = string;', 'changed state: A'],
  [
    'no longer re-exported',
    "export { Link } from 'react-router-dom';\nexport { Outlet } from 'react-router-dom';",
    "export { Link } from 'react-router-dom';",
    'removed state: Outlet',
  ],
])('%s requires a major version step', (_what, before, after, expected) => {
  expect(between(before, after)).toEqual([expected]);
  expect(differences(surface(before), surface(after))).toMatchObject([{ step: 'major' }]);
});

test('a renamed export whose old name remains as an alias requires a minor version step', () => {
  const before = `${row('id: number')} export declare function read(row: Row): Promise<Row>;`;
  const after = `export interface Line { id: number } export type Row = Line;
    export declare function load(row: Line): Promise<Line>; export declare const read: typeof load;`;
  expect(between(before, after)).toEqual(['added state: Row', 'added state: read']);
  expect(between(before, after.replace('id: number', 'id: string'))).toContain('changed state: Line');
  expect(between(before, after.replace('export type Row = Line;', ''))).toContain('removed state: Row');
});

test('the name of a type that is not exported does not matter, its definition does', () => {
  const [before, after] = ['Words', 'Messages'].map(
    (name) => `type ${name} = string; export declare function say(text: ${name}): void;`,
  );
  expect(between(before ?? '', after ?? '')).toEqual([]);
  expect(between(before ?? '', (after ?? '').replace('= string', '= number'))).toEqual(['changed state: say']);
});

const small = surface('export type A = string;');
const larger = surface('export type A = string; export type B = string;');
const smaller = surface('');

test.each([
  ['nothing happened', small, '1.1.0', true],
  ['an addition with a minor version step', larger, '1.2.0', true],
  ['an addition with a patch version step', larger, '1.1.1', false],
  ['an addition without a version step', larger, '1.1.0', false],
  ['a removal with a minor version step', smaller, '1.2.0', false],
  ['a removal with a major version step', smaller, '2.0.0', true],
])('%s', (_what, now, version, good) => {
  expect(checkVersionStep({ version: '1.1.0', surface: small }, { version, surface: now }).isSufficient).toBe(good);
});
