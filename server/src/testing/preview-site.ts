import { randomUUID } from 'node:crypto';
import { ApiFailure } from '@vitrin/shared-contracts/remote-app';
import { api, publicPaths } from '@vitrin/shared-contracts/paths';
import type { RenderResult } from '@vitrin/shared-contracts/rendering';
import { escapeHtml } from '../platform/http/html.ts';
import { signIn, type Staff } from './sign-in.ts';
import { buildTestSite, renderedPage, type TestSite } from './test-site.ts';
import type { Services } from '../services.ts';

/** What a page reads, by the first segment of its path. */
const readsOf: Readonly<Record<string, (slug: string) => readonly string[]>> = {
  '': () => [api.homeSections, api.sliders, api.categories],
  makale: (slug) => [api.article(slug)],
  sozlesme: (slug) => [api.contract(slug)],
  iletisim: () => [api.contactInformation],
  biyografi: () => [`${api.content}?page=corporate`],
};

export interface PreviewSite extends TestSite {
  /** An editor. */
  staff: Staff;
  /** Stores what a form contains and opens its preview as the panel does. */
  preview(shown: Previewed, lang?: string, person?: Staff): Promise<ShownPage>;
  /** Opens a path of this site in a frame of the panel. */
  openFrame(path: string, headers?: Record<string, string>): Promise<ShownPage>;
}

export interface Previewed {
  entity: string;
  record: string | null;
  values: object;
}

export interface ShownPage {
  status: number;
  headers: Record<string, unknown>;
  html: string;
}

/** Creates a site whose pages consist of what they read, without a build. */
export async function buildPreviewSite(withServices?: (services: Services) => Services): Promise<PreviewSite> {
  const site = await buildTestSite(withServices);
  renderReads(site);
  const staff = await signIn(site, 'editor');
  const openFrame = async (path: string, headers: Record<string, string> = staff.headers): Promise<ShownPage> => {
    const response = await site.visit(path, headers);
    return { status: response.status, headers: Object.fromEntries(response.headers), html: await response.text() };
  };
  return {
    ...site,
    staff,
    openFrame,
    async preview({ entity, record, values }, lang = 'tr', person = staff) {
      const id = randomUUID();
      const json = { entity, record, values_json: JSON.stringify(values) };
      const stored = await person.call({ method: 'PUT', url: api.adminContentPreview(id), json });
      if (stored.status !== 200) throw new Error(`not stored: ${stored.status} ${stored.text}`);
      return openFrame(`/onizleme/${id}?dil=${lang}`, person.headers);
    },
  };
}

/** Makes the pages of a site consist of what they read. */
export function renderReads(site: Pick<TestSite, 'render'>): void {
  site.render(async (url, _release, { read, request }): Promise<RenderResult> => {
    const [, segment = '', slug = ''] = new URL(url, 'http://site.invalid').pathname.split('/');
    const answers: unknown[] = [];
    try {
      for (const path of readsOf[segment]?.(slug) ?? [])
        answers.push((await read(path, { lang: request.language.abbr })).data);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      return { kind: 'redirect', status: 302, location: publicPaths.notFound };
    }
    return renderedPage(`<main>${escapeHtml(JSON.stringify(answers))}</main>`);
  });
}

/** Returns the content of the page, without what differs between a public page and its preview. */
export function contentOf(html: string): string {
  return /<main>[^]*<\/main>/.exec(html)?.[0] ?? '';
}
