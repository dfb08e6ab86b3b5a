import { api } from '@vitrin/shared-contracts/paths';
import { redirectDefinition } from '@vitrin/shared-contracts/records/redirect';
import type { Redirect } from '@vitrin/shared-contracts/redirects';
import { TextField } from '../../editing/fields/text-field.tsx';
import { declaredForm } from '../../editing/form/declared-form.ts';
import { recordKind } from '../../editing/form/record-kind.ts';

const declared = declaredForm(redirectDefinition);
const { labels } = declared;

export const redirectKind = redirectKindWith({ source: '', target: '' });

/** Returns the form of redirects; a new one is filled with these addresses. */
export function redirectKindWith(suggested: { source: string; target: string }) {
  return recordKind({
    ...declared,
    immediate: 'Yönlendirmenin taslağı yoktur: kaydettiğiniz anda sitede geçerli olur.',
    apiPath: api.adminRedirects,
    insert: { title: 'Yeni yönlendirme' },
    update: { title: 'Yönlendirmeyi düzenle' },
    values: (record: Redirect | null) => ({
      source: record?.source ?? suggested.source,
      target: record?.target ?? suggested.target,
    }),
    Fields: suggested.target === '' ? OwnFields : SuggestedFields,
  });
}

function OwnFields() {
  return (
    <RedirectFields targetHelp="Sitenin bir yolu ya da https ile başlayan başka bir adres. Başladığı yere dönen yönlendirmeler kaydedilmez." />
  );
}

function SuggestedFields() {
  return <RedirectFields targetHelp="Sitedeki en yakın adres önerildi; başka bir adres de yazabilirsiniz." />;
}

function RedirectFields({ targetHelp }: { targetHelp: string }) {
  return (
    <>
      <TextField
        name="source"
        label={labels.source}
        required
        placeholder="/eski-sayfa"
        help="Sitede artık sayfası olmayan yol; büyük ve küçük harf ayrılmaz. Eski sistemin sorgulu adresi de yazılabilir: /index.php?sayfa=iletisim. Sonuna /* eklenen yol, altındaki bütün yolları da kapsar."
      />
      <TextField name="target" label={labels.target} required placeholder="/biyografi" help={targetHelp} />
    </>
  );
}
