import { PreviewButton } from '../../editing/content-preview/preview-button.tsx';
import { HistoryButton } from '../../editing/history/history-button.tsx';
import { limits } from '@vitrin/shared-contracts/limits';
import { publicPaths } from '@vitrin/shared-contracts/paths';
import { TextAreaField } from '../../editing/fields/text-area-field.tsx';
import { FormPage } from '../../editing/form/form-page.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { ContentScreen } from './content-screen.tsx';
import { ContentTabs } from './content-tabs.tsx';
import { HomeTabs } from './home-tabs.tsx';
import { textOf, type StoredValues } from './stored-values.ts';
import { useContentForm, type ContentFormProps } from './use-content-form.ts';

interface CatalogueTexts {
  empty_text: string;
  inquiry_text: string;
}

const labels = { empty_text: 'Sonuç yokken', inquiry_text: 'Ürünün altında' };

const read = (stored: StoredValues): CatalogueTexts => ({
  empty_text: textOf(stored['empty_text']),
  inquiry_text: textOf(stored['inquiry_text']),
});
const write = (values: CatalogueTexts) => ({ ...values });
const blank = read({});

export const CatalogueTextsPage = () => <ContentScreen group="catalogue" Form={CatalogueTextsForm} />;

function CatalogueTextsForm(props: ContentFormProps) {
  const { form, history, preview, published } = useContentForm({
    ...props,
    labels,
    form: 'content-catalogue',
    read,
    write,
  });
  return (
    <FormPage
      title="Anasayfa"
      help="Katalog bölümünün ürünler dışındaki metinleri."
      action={
        <>
          <PreviewButton {...preview} />
          <HistoryButton {...history} />
          <SiteLink path={publicPaths.home} />
        </>
      }
      tabs={<HomeTabs current="catalogue" />}
      form={form}
      version={props.record.version}
      labels={labels}
      saveLabel="Kaydet"
      published={published}
    >
      <ContentTabs
        languages={props.languages}
        translations={form.formik.values.translations}
        blank={blank}
        isFilled={({ empty_text, inquiry_text }) => Boolean(empty_text.trim() && inquiry_text.trim())}
      >
        {(path, _values, fallback) => (
          <>
            <TextAreaField
              name={`${path}.empty_text`}
              label={labels.empty_text}
              placeholder={fallback.empty_text}
              maxLength={limits.sectionText.max}
              help="Bir kategoride ya da aramada hiçbir şey bulunmadığında görünür."
            />
            <TextAreaField
              name={`${path}.inquiry_text`}
              label={labels.inquiry_text}
              placeholder={fallback.inquiry_text}
              maxLength={limits.sectionText.max}
              help="Açılan ürünün altında, iletişim formuna giden bağlantının üstünde durur."
            />
          </>
        )}
      </ContentTabs>
    </FormPage>
  );
}
