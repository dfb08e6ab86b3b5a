import type { ContentResponse, CorporateContent } from '@vitrin/shared-contracts/page-contents';
import { api } from '@vitrin/shared-contracts/paths';
import type { PageRecords } from '@vitrin/shared-contracts/site-pages';
import type { SiteContext } from '../../shared/site-context.ts';
import { loadSections } from '../site-page/lazy-sections.ts';

/** Default values: the response does not contain fields that staff have not written yet. */
const DEFAULT_CONTENT: CorporateContent = {
  title: '',
  summary: '',
  portrait: null,
  story: '',
  timeline: [],
  roles: [],
  sections: [],
};

/** The biography with the sections that staff have put below it, and the records that these show. */
export interface BiographyData {
  content: ContentResponse<'corporate'>;
  records: PageRecords;
}

export async function loadBiography(context: SiteContext): Promise<BiographyData> {
  const { data } = await context.read<ContentResponse<'corporate'>>(api.content, { page: 'corporate' });
  const content = { ...DEFAULT_CONTENT, ...data };
  return { content, records: await loadSections(context, content.sections) };
}
