import { PageHeader } from '../../shared/page-header.tsx';
import type { SitePage } from '@vitrin/shared-contracts/site-pages';
import { crumbsOf } from './crumbs.ts';

interface TitleHeaderProps {
  page: SitePage;
  /** Name of the chunk, for `data-part`. */
  part: string;
}

/** Renders the header of a page without a hero: title, summary and cover. */
export function TitleHeader({ page, part }: TitleHeaderProps) {
  const { title, summary, cover, lang } = page;
  return (
    <div data-part={part}>
      <PageHeader title={title} text={summary} crumbs={crumbsOf(page)} picture={cover} lang={lang} />
    </div>
  );
}
