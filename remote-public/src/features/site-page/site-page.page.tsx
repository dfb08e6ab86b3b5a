import { useLoaderData } from '@vitrin/shared-contracts/router';
import type { SitePage } from '@vitrin/shared-contracts/site-pages';
import { useContentLanguage } from '../../shared/language-notice.tsx';
import { hasRecords } from './page-records.ts';
import { beginsWithHero, sectionPart, titleHeader } from './section-parts.ts';
// In the file of the page, so that it precedes the styles of each kind.
import './section.module.css';
import { tonesOf } from './tones.ts';

/** Renders a page of sections. The title of a hero at its top is the h1, otherwise the header has the title of the page. */
export function SitePageView() {
  const page = useLoaderData<SitePage>();
  const lang = useContentLanguage(page.lang);
  const sections = page.sections.filter((section) => sectionPart(section.kind) && hasRecords(section, page.records));
  const tones = tonesOf(sections.map(({ kind }) => kind));
  const hasHero = beginsWithHero(page);
  return (
    <>
      {!hasHero && <titleHeader.View page={page} part={titleHeader.name} />}
      {sections.map((section, index) => {
        const part = sectionPart(section.kind);
        return (
          part && (
            <part.View
              key={section.id}
              section={section}
              page={page}
              lang={lang}
              tone={tones[index] ?? 'open'}
              part={part.name}
              isLeading={hasHero && index === 0}
            />
          )
        );
      })}
    </>
  );
}
