import { HistoryButton } from '../../editing/history/history-button.tsx';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import type { Picture } from '@vitrin/shared-contracts/pictures';
import { FormPage } from '../../editing/form/form-page.tsx';
import { ContentPictureField } from './content-picture.field.tsx';
import { ContentScreen } from './content-screen.tsx';
import { ContentTabs } from './content-tabs.tsx';
import { pictureOf, type StoredValues } from './stored-values.ts';
import { useContentForm, type ContentFormProps } from './use-content-form.ts';

interface SharingValues {
  sharing_picture: Picture | null;
}

const labels = { sharing_picture: 'Paylaşım görseli' };
const back = { to: adminPaths.pageMeta, label: 'Sayfa Başlıkları' };

const read = (stored: StoredValues): SharingValues => ({ sharing_picture: pictureOf(stored['sharing_picture']) });
const write = ({ sharing_picture }: SharingValues) => ({ sharing_picture: sharing_picture?.id ?? null });
const blank = read({});

export const SharingPicturePage = () => <ContentScreen group="media" Form={SharingPictureForm} />;

function SharingPictureForm(props: ContentFormProps) {
  const { form, history, published } = useContentForm({ ...props, labels, form: 'content-media', read, write });
  return (
    <FormPage
      title="Paylaşım görseli"
      help="Kendi görseli olmayan bir sayfa sosyal ağlarda paylaşıldığında bu görsel görünür."
      back={back}
      action={<HistoryButton {...history} />}
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
        isFilled={({ sharing_picture }) => sharing_picture !== null}
      >
        {(path) => (
          <ContentPictureField
            name={`${path}.sharing_picture`}
            label={labels.sharing_picture}
            help="Görselin odak noktası çevresindeki 1200 × 630 piksellik bölümü kullanılır."
          />
        )}
      </ContentTabs>
    </FormPage>
  );
}
