import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import { sitePageDefinition } from '@vitrin/shared-contracts/records/site-page';
import { useSearchParams } from '@vitrin/shared-contracts/router';
import type { SitePageRecord, SitePageRow } from '@vitrin/shared-contracts/site-pages';
import { useLanguages } from '../../data/use-languages.ts';
import type { PathAboveProps } from '../../editing/content-check/content-check.ts';
import { LanguageTabs, useFirstLanguage, useSideBySide } from '../../editing/fields/language-tabs.tsx';
import { PictureField } from '../../editing/fields/picture-field.tsx';
import { SelectField } from '../../editing/fields/select-field.tsx';
import { blankTexts, declaredForm, type FormValues } from '../../editing/form/declared-form.ts';
import { recordKind } from '../../editing/form/record-kind.ts';
import { recordPages, type LanguageContext } from '../../editing/form/record-page.tsx';
import { SideBySideContext } from '../../editing/translations/side-by-side/translation-target.ts';
import { Panel } from '../../ui/panel.tsx';
import { parentIn } from './child-address.ts';
import { parentChoices } from './page-tree.ts';
import { useKnownRemotes, type KnownRemotes } from './sections/placeable-sections.ts';
import { documentsOfSections } from './sections/section-documents.ts';
import { withSectionErrors } from './sections/section-errors.ts';
import { sectionLabels } from './sections/section-names.ts';
import { SearchFields } from './search-fields.tsx';
import { pictureUsesOf } from './sections/section-picture-uses.ts';
import { SectionsEditor } from './sections/sections-editor.tsx';
import { SitePageLink } from './site-page-link.tsx';
import { SitePageTextsFields } from './site-page-texts.fields.tsx';
import { sitePagesQuery } from './site-pages.api.ts';
import { useParentPaths } from './use-parent-paths.ts';

type Values = FormValues<typeof sitePageDefinition>;

const declared = declaredForm(sitePageDefinition);
const { labels } = declared;
const noTexts = blankTexts(sitePageDefinition);

interface SitePageContext extends LanguageContext, KnownRemotes {
  pages: readonly SitePageRow[];
  /** Parent of a new page; empty without one. */
  parent: string;
}

function useSitePageContext() {
  const languages = useLanguages();
  const pages = useQuery(sitePagesQuery());
  const [params] = useSearchParams();
  // Loaded by the sections that need them: the form does not wait.
  const remotes = useKnownRemotes();
  return {
    queries: [languages, pages],
    context: { languages: languages.data ?? [], pages: pages.data?.items ?? [], parent: parentIn(params), remotes },
  };
}

function WithPathAbove({ values: { parent_id }, children }: PathAboveProps<Values>) {
  return children(useParentPaths(parent_id));
}

const kind = recordKind({
  ...declared,
  linked: 'site-page',
  isShown: true,
  checked: {
    fields: { title: ['seo_title', 'title'], description: ['seo_description', 'summary'], document: 'summary' },
    pagePath: (slug: string) => `/${slug}`,
    WithPathAbove,
    uses: (values: Values, known: KnownRemotes) => pictureUsesOf(values, known),
    documents: (values: Values, known: KnownRemotes) => documentsOfSections(values, known),
    pictures: ({ cover_id }: Values) => [{ path: 'cover_id', label: labels.cover_id, picture: cover_id }],
  },
  apiPath: api.adminSitePages,
  list: { to: adminPaths.sitePages, label: 'Sayfalar' },
  insert: { title: 'Yeni sayfa', help: 'Başlık yeter. Yayınlayana kadar sitede görünmez.' },
  update: { title: 'Sayfayı düzenle', help: 'Değişiklikler güncellediğiniz anda sitede görünür.' },
  labelsOf: sectionLabels,
  errors: withSectionErrors,
  values: (record: SitePageRecord | null, context: SitePageContext) => {
    const values = declared.values(record, context);
    return record ? values : { ...values, parent_id: context.parent };
  },
  Fields: SitePageFields,
  Side: SitePageSide,
});

export const sitePagePages = recordPages(kind, useSitePageContext);

interface PartsProps extends SitePageContext {
  record: SitePageRecord | null;
  values: Values;
}

function SitePageFields({ record, values, languages }: PartsProps) {
  const { translations, parent_id } = values;
  const shown = useState(useFirstLanguage(languages));
  const [lang] = shown;
  const sideBySide = useSideBySide(languages, lang);
  const parentPaths = useParentPaths(parent_id);
  return (
    <>
      <Panel>
        <LanguageTabs languages={languages} shown={shown} filled={(abbr) => Boolean(translations[abbr]?.title.trim())}>
          {(abbr) => (
            <SitePageTextsFields
              lang={abbr}
              values={translations[abbr] ?? noTexts}
              labels={labels}
              parentPath={parentPaths(abbr)}
            />
          )}
        </LanguageTabs>
      </Panel>
      <SideBySideContext value={sideBySide}>
        <SectionsEditor
          languages={languages}
          shown={shown}
          pictures={record?.pictures ?? []}
          edited={record ? { entity: 'site-page', record: String(record.id) } : undefined}
        />
        <Panel title="Arama sonucundaki görünüm">
          <SearchFields
            key={lang}
            lang={lang}
            values={translations[lang] ?? noTexts}
            labels={labels}
            parentPath={parentPaths(lang)}
          />
        </Panel>
      </SideBySideContext>
    </>
  );
}

/** Fields of a page that do not depend on the language. */
function SitePageSide({ record, pages }: PartsProps) {
  const parents = [{ value: '', label: 'Yok, ilk düzeyde' }, ...parentChoices(pages, record?.id ?? null)];
  return (
    <>
      <Panel title="Sitedeki yeri">
        <SelectField
          name="parent_id"
          label={labels.parent_id}
          options={parents}
          help="Sayfanın adresi üst sayfanınkiyle başlar."
        />
        {record ? <SitePageLink record={record} /> : null}
      </Panel>
      <Panel title={labels.cover_id}>
        <PictureField name="cover_id" label={labels.cover_id} />
      </Panel>
    </>
  );
}
