import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LinkablePage } from '@vitrin/shared-contracts/links';
import type { MediaRecord } from '@vitrin/shared-contracts/media';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import type { SitePageRecord, SitePageRow } from '@vitrin/shared-contracts/site-pages';
import { http, stubReads, succeeded } from '../../../testing/fake-server.ts';
import { languages } from '../../../testing/fixtures.ts';
import { openPanel } from '../../../testing/open-panel.tsx';
import { mediaItem } from '../../../testing/media-fixtures.ts';
import { sitePageRow } from '../../../testing/site-page-fixtures.ts';
import { submitButton } from '../../../testing/submit-button.ts';
import { singleScreenRoutes } from '../../../testing/test-provider.tsx';
import { sitePagePages } from '../site-page.pages.tsx';

const update = singleScreenRoutes('/admin/site-pages/update', sitePagePages.UpdatePage);
const insert = singleScreenRoutes('/admin/site-pages/insert', sitePagePages.InsertPage);

interface Served {
  record?: SitePageRecord;
  pages?: readonly SitePageRow[];
  /** Other pages that can be read. */
  others?: readonly SitePageRecord[];
  /** Pictures that can be read. */
  media?: readonly MediaRecord[];
  /** What the search for a link finds. */
  linkable?: readonly LinkablePage[];
  /** Answers of other calls, by path. */
  calls?: Parameters<typeof stubReads>[0];
}

/** Serves the pages of the site and one of them. */
function serve({
  record,
  pages = [sitePageRow(8, 'Hizmetler')],
  others = [],
  media = [],
  linkable = [],
  calls = {},
}: Served): void {
  stubReads({
    '/api/admin/languages/info': () => succeeded(languages),
    '/api/admin/site-pages': () => succeeded(pages),
    '/api/admin/media': () => succeeded([mediaItem(3)]),
    '/api/admin/media/folders': () => succeeded([]),
    '/api/admin/links/pages': () => succeeded(linkable),
    '/api/admin/placeable-sections': () => succeeded([]),
    ...Object.fromEntries(
      [...others, ...(record ? [record] : [])].map((each) => [
        `/api/admin/site-pages/${each.id}`,
        () => succeeded(each),
      ]),
    ),
    ...calls,
    ...Object.fromEntries(media.map((each) => [`/api/admin/media/${each.id}`, () => succeeded(each)])),
  });
  http.sendForm.mockResolvedValue(succeeded());
}

/** Opens the form of a page. */
export async function openPage(record: SitePageRecord, served: Omit<Served, 'record'> = {}): Promise<void> {
  serve({ ...served, record });
  openPanel(update, adminPaths.sitePageUpdate(record.id));
  await screen.findByRole('textbox', { name: 'Başlık' });
}

/** Opens the form of a new page. */
export async function openNewPage(query = '', pages?: readonly SitePageRow[], record?: SitePageRecord): Promise<void> {
  serve({ ...(pages && { pages }), ...(record && { record }) });
  openPanel(insert, `${adminPaths.sitePageInsert}${query}`);
  await screen.findByRole('textbox', { name: 'Başlık' });
}

export const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

/** Returns the names of the sections in their order. */
export const sectionNames = () =>
  within(screen.getByRole('list', { name: 'Sayfanın bölümleri' }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

/** Saves the form and returns the body that was sent. */
export async function savedBody(): Promise<Record<string, unknown>> {
  await userEvent.click(await screen.findByRole('button', { name: submitButton }));
  await waitFor(() => expect(http.sendForm).toHaveBeenCalled());
  return http.sendForm.mock.calls[0]?.[2]['form_data'] as Record<string, unknown>;
}
