import { adminPaths, api, publicPaths } from '@vitrin/shared-contracts/paths';
import type { ProjectRecord } from '@vitrin/shared-contracts/projects';
import { projectDefinition } from '@vitrin/shared-contracts/records/project';
import { listAddress } from '../../data/list-address.ts';
import { LanguageTabs } from '../../editing/fields/language-tabs.tsx';
import { blankTexts, declaredForm, type FormValues } from '../../editing/form/declared-form.ts';
import { recordKind } from '../../editing/form/record-kind.ts';
import { recordPages, useLanguageContext, type LanguageContext } from '../../editing/form/record-page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ProjectPictures, ProjectSide } from './project-side.tsx';
import { ProjectTranslationFields } from './project-translation.fields.tsx';

type Values = FormValues<typeof projectDefinition>;

const declared = declaredForm(projectDefinition);
const { labels } = declared;
const noTexts = blankTexts(projectDefinition);

const kind = recordKind({
  ...declared,
  linked: 'project',
  isShown: true,
  checked: {
    fields: { title: ['seo_title', 'title'], description: ['seo_description', 'summary'], document: 'document' },
    pagePath: (slug: string) => listAddress(publicPaths.project(slug)),
    pictures: ({ cover_id, before_id, after_id, gallery }: Values) => [
      { path: 'cover_id', label: labels.cover_id, picture: cover_id },
      { path: 'before_id', label: labels.before_id, picture: before_id },
      { path: 'after_id', label: labels.after_id, picture: after_id },
      ...gallery.map((picture, index) => ({ path: 'gallery', label: `Galeride ${index + 1}. görsel`, picture })),
    ],
  },
  apiPath: api.adminProjects,
  list: { to: adminPaths.projects, label: 'Projeler' },
  insert: { title: 'Yeni proje', help: 'Başlık ve metin yeter. Yayınlayana kadar sitede görünmez.' },
  update: { title: 'Projeyi düzenle', help: 'Değişiklikler güncellediğiniz anda sitede görünür.' },
  values: (record: ProjectRecord | null, context: LanguageContext) => declared.values(record, context),
  Fields: ProjectFields,
  Side: () => <ProjectSide labels={labels} />,
});

export const projectPages = recordPages(kind, useLanguageContext);

function ProjectFields({ values, languages }: LanguageContext & { values: Values }) {
  const { translations, client_confidential } = values;
  return (
    <>
      <Panel>
        <LanguageTabs languages={languages} filled={(abbr) => Boolean(translations[abbr]?.title.trim())}>
          {(abbr) => (
            <ProjectTranslationFields
              lang={abbr}
              values={translations[abbr] ?? noTexts}
              labels={labels}
              isConfidential={client_confidential === 1}
            />
          )}
        </LanguageTabs>
      </Panel>
      <ProjectPictures labels={labels} />
    </>
  );
}
