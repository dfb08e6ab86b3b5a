import { PreviewButton } from '../../editing/content-preview/preview-button.tsx';
import { HistoryButton } from '../../editing/history/history-button.tsx';
import { publicPaths } from '@vitrin/shared-contracts/paths';
import { FormPage } from '../../editing/form/form-page.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { ContentScreen } from './content-screen.tsx';
import { ContentTabs } from './content-tabs.tsx';
import { HomeContentFields } from './home-content.fields.tsx';
import { blankHome, readHome, writeHome } from './home-content.values.ts';
import { useContentForm, type ContentFormProps } from './use-content-form.ts';

const labels = {
  hero_title: 'Karşılama cümlesi',
  hero_text: 'Karşılama metni',
  hero_action: 'İletişim düğmesinin yazısı',
  hero_picture: 'Karşılama görseli',
  introduction_picture: 'Tanıtım görseli',
  numbers: 'Sayılar',
  value: 'Sayı',
  label: 'Sayının açıklaması',
};

export const HomeContentPage = () => <ContentScreen group="home" Form={HomeContentForm} />;

function HomeContentForm(props: ContentFormProps) {
  const { form, history, preview, published } = useContentForm({
    ...props,
    labels,
    form: 'content-home',
    read: readHome,
    write: writeHome,
  });
  return (
    <FormPage
      title="Anasayfa"
      help="Anasayfa artık bölümleriyle birlikte tek formda düzenleniyor. Bu ekran, önceki sürümde başlanmış taslaklar için duruyor; kaydedilen her şey anasayfaya da işlenir."
      action={
        <>
          <PreviewButton {...preview} />
          <HistoryButton {...history} />
          <SiteLink path={publicPaths.home} />
        </>
      }
      form={form}
      version={props.record.version}
      labels={labels}
      saveLabel="Kaydet"
      published={published}
    >
      <ContentTabs
        languages={props.languages}
        translations={form.formik.values.translations}
        blank={blankHome}
        isFilled={({ hero_title }) => hero_title.trim() !== ''}
      >
        {(path, _values, fallback) => <HomeContentFields path={path} fallback={fallback} labels={labels} />}
      </ContentTabs>
    </FormPage>
  );
}
