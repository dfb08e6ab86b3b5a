import { PreviewButton } from '../../editing/content-preview/preview-button.tsx';
import { HistoryButton } from '../../editing/history/history-button.tsx';
import { adminPaths, publicPaths } from '@vitrin/shared-contracts/paths';
import { CheckButton } from '../../editing/content-check/check-button.tsx';
import type { CheckedKind } from '../../editing/content-check/content-check.ts';
import { FormPage } from '../../editing/form/form-page.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { AboutContentFields } from './about-content.fields.tsx';
import { blankAbout, readAbout, writeAbout, type AboutContentValues } from './about-content.values.ts';
import { AboutTabs } from './about-tabs.tsx';
import { ContentScreen } from './content-screen.tsx';
import { ContentTabs } from './content-tabs.tsx';
import { useContentForm, type ContentFormProps, type ContentValues } from './use-content-form.ts';

const labels = {
  title: 'Başlık',
  summary: 'Özet',
  portrait: 'Portre',
  document: 'Metin',
  timeline: 'Zaman çizelgesi',
  roles: 'Eğitim ve görevler',
  year: 'Yıl',
  text: 'Açıklama',
  years: 'Yıllar',
  place: 'Kurum ya da yer',
};

const checked: CheckedKind<ContentValues<AboutContentValues>> = {
  fields: { title: ['title'], description: ['summary'], document: 'document' },
  searchScreen: adminPaths.pageMetaUpdate('about_us'),
  pictures: ({ translations }) =>
    Object.entries(translations).map(([abbr, { portrait }]) => ({
      path: `translations.${abbr}.portrait`,
      label: `${labels.portrait} (${abbr})`,
      picture: portrait,
    })),
};

export const AboutContentPage = () => <ContentScreen group="corporate" Form={AboutContentForm} />;

function AboutContentForm(props: ContentFormProps) {
  const lang = (path: string) => path.split('.')[1] ?? '';
  const { form, history, preview, published, check } = useContentForm({
    ...props,
    labels,
    checked,
    form: 'content-about',
    read: readAbout,
    write: writeAbout,
  });
  return (
    <FormPage
      title="Biyografi"
      help="Biyografi sayfasının bütün içeriği: metin, portre, zaman çizelgesi, görevler."
      action={
        <>
          <PreviewButton {...preview} />
          {check ? <CheckButton {...check} /> : null}
          <HistoryButton {...history} />
          <SiteLink path={publicPaths.biography} />
        </>
      }
      tabs={<AboutTabs current="text" />}
      form={form}
      version={props.record.version}
      labels={labels}
      saveLabel="Kaydet"
      published={published}
    >
      <ContentTabs
        languages={props.languages}
        translations={form.formik.values.translations}
        blank={blankAbout}
        isFilled={({ title, document }) => title.trim() !== '' && document !== null}
      >
        {(path, _values, fallback) => (
          <AboutContentFields path={path} lang={lang(path)} fallback={fallback} labels={labels} />
        )}
      </ContentTabs>
    </FormPage>
  );
}
