import type { Opening } from '@vitrin/shared-contracts/openings';
import { api, publicPaths } from '@vitrin/shared-contracts/paths';
import { readNotice, type NoticeRevisions } from '../../shared/form/read-notice.ts';
import type { SiteContext } from '../../shared/site-context.ts';
import { orRedirectToNotFound, redirectToCurrentSlug } from '../../shared/slug-page.ts';

export interface OpeningData {
  opening: Opening;
  /** Revision of the notice that the form links to; null when there is none, and without a form. */
  notice: NoticeRevisions | null;
}

export async function loadOpening(context: SiteContext, slug: string): Promise<OpeningData> {
  const opening = await orRedirectToNotFound(context.read<Opening>(api.opening(slug)));
  redirectToCurrentSlug(opening, slug, opening.seo_name, publicPaths.opening);
  return { opening, notice: opening.is_open ? await readNotice(context) : null };
}
