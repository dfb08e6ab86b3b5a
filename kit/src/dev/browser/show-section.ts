import { rootElementId } from '@vitrin/shared-contracts/boot';
import { readyEvent } from '@vitrin/shared-contracts/rendering';
import type { RemoteSections, SectionContext } from '@vitrin/shared-contracts/remote-sections';
import type { SectionDeclaration, SectionDeclarations } from '@vitrin/shared-contracts/section-declaration';
import { shares } from './share-react.ts';

/** Query parameter with the name of the section that the page shows alone. */
const PARAMETER = 'bolum';
/** Where the dev server answers with the declarations of the remote. */
const DECLARATIONS = '/dev/sections';

interface Container {
  get(module: string): Promise<() => { default: RemoteSections }>;
}

interface React {
  createElement(type: unknown, properties: object): unknown;
}

interface Renderer {
  createRoot(container: Element): { render(tree: unknown): void };
}

/**
 * Shows a section of the remote with its example values in place of the page, in an address with `?bolum=<name>`: it is compiled,
 * refreshed and reported like everything else of the remote. Its `load` runs here, with the data of the site.
 */
export function showSection(unit: string): void {
  const name = new URLSearchParams(location.search).get(PARAMETER);
  if (name !== null) document.addEventListener(readyEvent, () => void show(unit, name), { once: true });
}

async function show(unit: string, name: string): Promise<void> {
  const slot = document.createElement('div');
  document.getElementById(rootElementId)?.replaceChildren(slot);
  try {
    const declarations = (await (await fetch(DECLARATIONS)).json()) as SectionDeclarations;
    const declaration = declarations[name];
    if (!declaration) throw new Error(`“${name}” adında bir bölüm yok: ${Object.keys(declarations).join(', ')}`);
    await render(slot, { unit, name, values: exampleOf(declaration) });
  } catch (error) {
    slot.textContent = String(error);
    throw error;
  }
}

/** Values that the example does not state are those of a new section. */
function exampleOf({ shared, texts, example }: SectionDeclaration): object {
  const fields = Object.entries({ ...shared, ...texts });
  const empty = fields.map(([name, { type, values = {} }]) => {
    if (type === 'choice') return [name, Object.keys(values)[0]];
    if (type === 'flag') return [name, 0];
    if (type === 'picture') return [name, null];
    return [name, type === 'pictures' ? [] : ''];
  });
  return { ...Object.fromEntries(empty), ...example };
}

interface Shown {
  unit: string;
  name: string;
  values: object;
}

async function render(slot: Element, { unit, name, values }: Shown): Promise<void> {
  const container = (globalThis as unknown as Record<string, Container | undefined>)[unit];
  const factory = await container?.get('./sections');
  const section = factory?.().default.sections[name];
  if (!section) throw new Error(`${unit} “${name}” bölümünü sunmuyor`);
  const data = (await section.load?.(values as never, context)) ?? null;
  const View = await section.view();
  const { createElement } = shares['react'] as React;
  const { createRoot } = shares['react-dom/client'] as Renderer;
  createRoot(slot).render(createElement(View, { values, data, section: { id: 'deneme', heading: 2 } }));
}

const context: SectionContext = {
  language: () => document.documentElement.lang || 'tr',
  read: async (path, params = {}) => {
    const query = new URLSearchParams({ lang: context.language(), ...params });
    const response = await fetch(`${path}?${query.toString()}`);
    if (!response.ok) throw Object.assign(new Error(path), { name: 'ApiFailure', status: response.status });
    return response.json();
  },
  pageUrl: '/',
};
