import { limits } from '@vitrin/shared-contracts/limits';
import type { HeaderRoute, PageHeader } from '@vitrin/shared-contracts/page-headers';
import { TextAreaField } from '../../editing/fields/text-area-field.tsx';
import { TextField } from '../../editing/fields/text-field.tsx';
import { ContentPictureField } from './content-picture.field.tsx';
import styles from './page-contents.module.css';

/** Notes for pages with their own heading, which explain where the header is used instead. */
const notes: Readonly<Partial<Record<HeaderRoute, string>>> = {
  about_us:
    'Biyografi kendi başlığı ve özetiyle başlar. Buradaki başlık sayfa yolunda, buradaki görsel ise portre yoksa paylaşılan bağlantılarda görünür.',
  contract:
    'Sözleşme sayfaları kendi adlarıyla başlar. Buradaki alanlardan yalnızca görsel kullanılır; paylaşılan bağlantılarda görünür.',
};

interface PageHeaderFieldsProps {
  path: string;
  /** Header that is shown where this one is empty; blank for the default language. */
  fallback: PageHeader;
  route: HeaderRoute;
  labels: Readonly<Record<keyof PageHeader, string>>;
}

/** Fields of the header of a page in one language. */
export function PageHeaderFields({ path, fallback, route, labels }: PageHeaderFieldsProps) {
  const note = notes[route];
  return (
    <>
      {note ? <p className={styles.hint}>{note}</p> : null}
      <TextField
        name={`${path}.title`}
        label={labels.title}
        placeholder={fallback.title}
        maxLength={limits.title.max}
        help="Boş bırakılırsa sayfanın menüdeki adı görünür."
      />
      <TextAreaField
        name={`${path}.text`}
        label={labels.text}
        placeholder={fallback.text}
        maxLength={limits.summary.max}
      />
      <ContentPictureField name={`${path}.picture`} label={labels.picture} />
    </>
  );
}
