import { parse, print } from './declarations.ts';
import { simplified } from './simplify.ts';
import { surfaceOf } from './surface.ts';

/** Returns the names in the API surface, each as `part: name`. */
function publicNames(sources: Record<string, string>, parts: readonly string[]): string[] {
  const surface = surfaceOf(new Map(Object.entries(sources)), parts);
  return [...surface].flatMap(([part, names]) => [...names.keys()].map((name) => `${part}: ${name}`)).toSorted();
}

test('what lies between shell, server and tools is not promised, but what the promised rests on is', () => {
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

test('the boot block is a matter of server and shell', () => {
  const sources = {
    boot: 'export interface BootBlock { csrf: string }',
    state: `import type { BootBlock } from './boot.ts'; export declare const bootStore: Store<BootBlock>;`,
  };
  expect(publicNames(sources, ['boot', 'state'])).toEqual(['state: bootStore']);
});

test('what a part passes on counts as its own, as it is declared where it comes from', () => {
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

test('a schema is written as the shape that it takes', () => {
  const code =
    'export declare const s: import("yup").ObjectSchema<{ id: number }, import("yup").AnyObject, { id: 1 }, "">;';
  expect(plain(code, false)).toBe('export declare const s: ObjectSchema<{ id: number; }>;');
});

test('values are written where they travel alone', () => {
  const code = `export declare const words: { readonly title: "Giriş"; readonly most: 20; readonly kind: readonly "a"[]; };`;
  expect(plain(code, false)).toContain('title: string; readonly most: number; readonly kind: readonly "a"[];');
  expect(plain(code, true)).toContain('title: "Giriş"; readonly most: 20;');
});

test('values of a closed list stand in an order of their own, whatever the compiler’s is', () => {
  const [left, right] = ["type A = 'b' | Other | 'a' | null;", "type A = Other | 'a' | 'b' | null;"];
  expect(plain(left, true)).toBe("type A = 'a' | 'b' | Other | null;");
  expect(plain(right, true)).toBe(plain(left, true));
});
