import type { FixedPageSection } from '@vitrin/shared-contracts/page-sections';
import type { PageRecords, SitePage } from '@vitrin/shared-contracts/site-pages';
import { useContentLanguage } from '../../shared/language-notice.tsx';
import { hasRecords } from './page-records.ts';
import { sectionPart } from './section-parts.ts';
// Precedes the styles of each kind.
import './section.module.css';
import { tonesOf } from './tones.ts';

interface PageSectionsProps {
  sections: readonly FixedPageSection[];
  records: PageRecords;
}

/** Renders sections on a page that always exists, such as the home page. Its h1 is not theirs. */
export function PageSections({ sections, records }: PageSectionsProps) {
  const known = sections.filter((section) => sectionPart(section.kind) && hasRecords(section, records));
  const tones = tonesOf(known.map(({ kind }) => kind));
  return (
    <div data-part="site-page">
      {known.map((section, index) => (
        <OneSection key={section.id} section={section} records={records} tone={tones[index] ?? 'open'} />
      ))}
    </div>
  );
}

interface OneSectionProps {
  section: FixedPageSection;
  records: PageRecords;
  tone: ReturnType<typeof tonesOf>[number];
}

function OneSection({ section, records, tone }: OneSectionProps) {
  const lang = useContentLanguage(section.lang);
  const part = sectionPart(section.kind);
  if (!part) return null;
  return (
    <part.View
      section={section}
      page={{ ...withoutTexts, lang: section.lang, sections: [section], records }}
      lang={lang}
      tone={tone}
      part={part.name}
      isLeading={false}
    />
  );
}

/** What a page that staff have made has besides its sections. */
const withoutTexts: Omit<SitePage, 'lang' | 'records' | 'sections'> = {
  id: 0,
  title: '',
  summary: '',
  cover: null,
  seo_title: null,
  seo_description: null,
  updated_at: '',
  path: '',
  trail: [],
  alternates: {},
};
