import { api } from 'shared-contracts/paths';
import { redirectInputSchema, type Redirect } from 'shared-contracts/redirects';
import { TextField } from '../../shared/fields/text-field.tsx';
import { recordKind } from '../../shared/form/record-kind.ts';

const labels = { source: 'Eski adres', target: 'Yeni adres' };

export const redirectKind = recordKind({
  form: 'redirect',
  history: { entity: 'redirect' },
  apiPath: api.adminRedirects,
  insert: { title: 'Yeni yönlendirme' },
  update: { title: 'Yönlendirmeyi düzenle' },
  labels,
  schema: redirectInputSchema,
  values: (record: Redirect | null) => ({ source: record?.source ?? '', target: record?.target ?? '' }),
  Fields: RedirectFields,
});

function RedirectFields() {
  return (
    <>
      <TextField
        name="source"
        label={labels.source}
        required
        placeholder="/eski-sayfa"
        help="Sitede artık sayfası olmayan yol. Sayfası olan bir adres yönlendirilemez. Sonuna /* eklenirse altındaki bütün yolları da kapsar."
      />
      <TextField
        name="target"
        label={labels.target}
        required
        placeholder="/biyografi"
        help="Sitenin bir yolu ya da https ile başlayan başka bir adres. Başladığı yere dönen yönlendirmeler kaydedilmez."
      />
    </>
  );
}
