import { useState } from 'react';
import {
  pageSectionsInputSchema,
  type PageSectionsRecord,
  type SectionedPage,
} from '@vitrin/shared-contracts/page-sections';
import { api, publicPaths } from '@vitrin/shared-contracts/paths';
import type { SectionTexts, StoredSection } from '@vitrin/shared-contracts/sections/stored-sections';
import { useFirstLanguage, useSideBySide } from '../../editing/fields/language-tabs.tsx';
import { recordKind, type RecordParts } from '../../editing/form/record-kind.ts';
import type { LanguageContext } from '../../editing/form/record-page.tsx';
import { translationValues } from '../../editing/form/translations-to-send.ts';
import { SideBySideContext } from '../../editing/translations/side-by-side/translation-target.ts';
import { SiteLink } from '../../ui/site-link.tsx';
import { withSectionErrors } from '../site-pages/sections/section-errors.ts';
import type { KnownRemotes } from '../site-pages/sections/placeable-sections.ts';
import { sectionLabels } from '../site-pages/sections/section-names.ts';
import { SectionsEditor } from '../site-pages/sections/sections-editor.tsx';
import { AboutTabs } from './about-tabs.tsx';
import { HomeTabs } from './home-tabs.tsx';

interface PageSectionsValues {
  sections: StoredSection[];
  translations: Record<string, { texts: SectionTexts }>;
}

interface PageTexts {
  title: string;
  help: string;
  path: string;
  Tabs: () => React.ReactNode;
}

const pages: Readonly<Record<SectionedPage, PageTexts>> = {
  home: {
    title: 'Anasayfa',
    help: 'Anasayfa yukarıdan aşağıya bu bölümlerden oluşur. Hepsi birlikte yayınlanır.',
    path: publicPaths.home,
    Tabs: () => <HomeTabs current="home" />,
  },
  biography: {
    title: 'Biyografi',
    help: 'Biyografi sayfasında metnin, zaman çizelgesinin ve görevlerin altında görünen bölümler.',
    path: publicPaths.biography,
    Tabs: () => <AboutTabs current="sections" />,
  },
};

/** Returns the form of the sections of one page. */
function kindOf(page: SectionedPage) {
  const { title, help, path, Tabs } = pages[page];
  return recordKind({
    form: `page-sections-${page}`,
    history: { entity: 'page-sections', record: page },
    isShown: true,
    apiPath: api.adminPageSections,
    update: { title, help },
    labels: { sections: 'Bölümler', texts: 'Bölümlerin metinleri' },
    labelsOf: sectionLabels,
    errors: withSectionErrors,
    schema: pageSectionsInputSchema,
    values: (
      { sections, translations }: PageSectionsRecord,
      { languages }: LanguageContext & KnownRemotes,
    ): PageSectionsValues => ({
      sections,
      translations: translationValues(languages, translations, { texts: {} }, ({ texts }) => ({ texts })),
    }),
    input: ({ sections, translations }) => ({ page, sections, translations }),
    Fields: PageSectionsFields,
    Tabs,
    action: <SiteLink path={path} />,
  });
}

export const pageSectionsKinds = { home: kindOf('home'), biography: kindOf('biography') };

function PageSectionsFields({
  record,
  languages,
}: RecordParts<PageSectionsRecord, PageSectionsValues> & LanguageContext) {
  const shown = useState(useFirstLanguage(languages));
  const sideBySide = useSideBySide(languages, shown[0]);
  return (
    <SideBySideContext value={sideBySide}>
      <SectionsEditor
        languages={languages}
        shown={shown}
        pictures={record.pictures}
        page={record.page}
        edited={{ entity: 'page-sections', record: record.page }}
      />
    </SideBySideContext>
  );
}
