import { parse, print } from './declarations.ts';
import { simplified } from './simplify.ts';
import { surfaceOf } from './surface.ts';

/** Returns the names in the API surface, each as `part: name`. */
function publicNames(sources: Record<string, string>, parts: readonly string[]): string[] {
  const surface = surfaceOf(new Map(Object.entries(sources)), parts);
  return [...surface].flatMap(([part, names]) => [...names.keys()].map((name) => `${part}: ${name}`)).toSorted();
}

test('the API surface excludes internals of shell, server and tools, but includes what its declarations depend on', () => {
  const sources = {
    paths: `import type { Unit } from './releases.ts'; export declare const api: (unit: Unit) => string;`,
    releases: `export type Unit = 'shell' | Name; type Name = string; export declare const entry: string;`,
    rendering: `export interface RenderRequest { url: string }`,
  };
  expect(publicNames(sources, ['paths', 'releases', 'rendering'])).toEqual([
    'paths: api',
    'releases: Name',
    'releases: Unit',
  ]);
});

test('the API surface excludes the boot block, which is internal to server and shell', () => {
  const sources = {
    boot: 'export interface BootBlock { csrf: string }',
    state: `import type { BootBlock } from './boot.ts'; export declare const bootStore: Store<BootBlock>;`,
  };
  expect(publicNames(sources, ['boot', 'state'])).toEqual(['state: bootStore']);
});

test('a re-exported name belongs to the part that exports it, with its original declaration', () => {
  const sources = {
    'first-paths': `export declare const loginPath = "/giris-yap";`,
    paths: `import { loginPath } from './first-paths.ts'; export { loginPath };`,
    router: `export { Link } from 'react-router-dom';`,
  };
  expect(publicNames(sources, ['paths', 'router'])).toEqual(['paths: loginPath', 'router: Link']);
});

function plain(code: string, keepValues: boolean): string {
  const source = parse(code);
  const [statement] = source.statements;
  return statement ? print(simplified(statement, { keepValues }), source).replaceAll(/\s+/g, ' ') : '';
}

test('a schema is written as its shape', () => {
  const code =
    'export declare const s: import("yup").ObjectSchema<{ id: number }, import("yup").AnyObject, { id: 1 }, "">;';
  expect(plain(code, false)).toBe('export declare const s: ObjectSchema<{ id: number; }>;');
});

test('literal values are kept only in parts that exchange values', () => {
  const code = `export declare const words: { readonly title: "Giriş"; readonly most: 20; readonly kind: readonly "a"[]; };`;
  expect(plain(code, false)).toContain('title: string; readonly most: number; readonly kind: readonly "a"[];');
  expect(plain(code, true)).toContain('title: "Giriş"; readonly most: 20;');
});

test('values of a union are sorted independently of the compiler’s order', () => {
  const [left, right] = ["type A = 'b' | Other | 'a' | null;", "type A = Other | 'a' | 'b' | null;"];
  expect(plain(left, true)).toBe("type A = 'a' | 'b' | Other | null;");
  expect(plain(right, true)).toBe(plain(left, true));
});
