import type { PageRecords, PageSection } from '@vitrin/shared-contracts/site-pages';
import { lazyPart } from '../../shared/lazy-part.ts';
import type { SiteContext } from '../../shared/site-context.ts';
import { withRecords } from './page-records.ts';

/** Sections on a page that is not made by staff, which most such pages do not have. */
export const sitePageSections = lazyPart(
  async () => (await import(/* webpackChunkName: "site-page" */ './page-sections.tsx')).PageSections,
);

/** Loads what sections are rendered with, and returns the records that they show. */
export async function loadSections(
  context: Pick<SiteContext, 'read' | 'readOnce'>,
  sections: readonly PageSection[],
): Promise<PageRecords> {
  if (sections.length === 0) return {};
  const loading = sitePageSections.load();
  const { loadSectionParts } = await import(/* webpackChunkName: "site-page" */ './section-parts.ts');
  const [{ records }] = await Promise.all([
    withRecords(context, { sections, records: {} }),
    loadSectionParts(sections),
    loading,
  ]);
  return records;
}
