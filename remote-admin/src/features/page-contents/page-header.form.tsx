import { PreviewButton } from '../../shared/content-preview/preview-button.tsx';
import { HistoryButton } from '../../shared/history/history-button.tsx';
import { useCallback } from 'react';
import { limits } from 'shared-contracts/limits';
import type { BreadcrumbsContent } from 'shared-contracts/page-contents';
import { metaRouteLabels } from 'shared-contracts/page-meta';
import { adminPaths } from 'shared-contracts/paths';
import type { Picture } from 'shared-contracts/pictures';
import { TextAreaField } from '../../shared/fields/text-area-field.tsx';
import { TextField } from '../../shared/fields/text-field.tsx';
import { FormPage } from '../../shared/form/form-page.tsx';
import { MetaRouteTabs } from '../page-meta/meta-route.tsx';
import { ContentPictureField } from './content-picture.field.tsx';
import { ContentTabs } from './content-tabs.tsx';
import styles from './page-contents.module.css';
import { pictureOf, textOf, type StoredValues } from './stored-values.ts';
import { useContentForm, type ContentFormProps } from './use-content-form.ts';

/** Pages with a breadcrumb header. */
export type HeaderRoute = keyof BreadcrumbsContent;

interface HeaderValues {
  title: string;
  text: string;
  picture: Picture | null;
}

const labels = { title: 'Başlık', text: 'Metin', picture: 'Görsel' };
const back = { to: adminPaths.pageMeta, label: 'Sayfa Başlıkları' };
const blank: HeaderValues = { title: '', text: '', picture: null };

function readHeader(stored: unknown): HeaderValues {
  const { title, text, picture } = (stored ?? {}) as StoredValues;
  return { title: textOf(title), text: textOf(text), picture: pictureOf(picture) };
}

/** The header of one page; saving does not change the headers of other pages. */
export function PageHeaderForm({ route, ...props }: ContentFormProps & { route: HeaderRoute }) {
  const { form, history, preview } = useContentForm<Record<string, HeaderValues>>({
    ...props,
    // The headers of all pages are one group: a draft of one form would hide the others.
    publication: undefined,
    labels,
    form: `content-header-${route}`,
    read: useCallback((stored: StoredValues) => ({ [route]: readHeader(stored[route]) }), [route]),
    write: (values) => {
      const { picture, ...texts } = values[route] ?? blank;
      return { [route]: { ...texts, picture: picture?.id ?? null } };
    },
  });
  return (
    <FormPage
      title={metaRouteLabels[route]}
      help="Sayfanın üstünde, içeriğinden önce görünen başlık, metin ve görsel."
      back={back}
      action={
        <>
          {route === 'contract' ? null : <PreviewButton {...preview} />}
          <HistoryButton {...history} />
        </>
      }
      tabs={<MetaRouteTabs route={route} current="header" />}
      form={form}
      version={props.record.version}
      labels={labels}
      saveLabel="Kaydet"
    >
      <ContentTabs
        languages={props.languages}
        translations={form.formik.values.translations}
        blank={{ [route]: blank }}
        isFilled={(values) => Boolean(values[route]?.title.trim())}
      >
        {(path, _values, fallback) => (
          <HeaderFields path={`${path}.${route}`} fallback={fallback[route] ?? blank} route={route} />
        )}
      </ContentTabs>
    </FormPage>
  );
}

/** Notes for pages with their own heading, which explain where the header is used instead. */
const notes: Readonly<Partial<Record<HeaderRoute, string>>> = {
  about_us:
    'Biyografi kendi başlığı ve özetiyle başlar. Buradaki başlık sayfa yolunda, buradaki görsel ise portre yoksa paylaşılan bağlantılarda görünür.',
  contract:
    'Sözleşme sayfaları kendi adlarıyla başlar. Buradaki alanlardan yalnızca görsel kullanılır; paylaşılan bağlantılarda görünür.',
};

function HeaderFields({ path, fallback, route }: { path: string; fallback: HeaderValues; route: HeaderRoute }) {
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
