import { useQuery } from '@tanstack/react-query';
import {
  companyAnnouncementSchema,
  type CompanyAnnouncementRow as Row,
} from '@vitrin/shared-contracts/company-announcements';
import { limits } from '@vitrin/shared-contracts/limits';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import { exactTime } from '@vitrin/shared-contracts/relative-time';
import { SelectField } from '../../editing/fields/select-field.tsx';
import { TextAreaField } from '../../editing/fields/text-area-field.tsx';
import { TextField } from '../../editing/fields/text-field.tsx';
import { recordKind, type Versioned } from '../../editing/form/record-kind.ts';
import { recordPages } from '../../editing/form/record-page.tsx';
import { sendForm } from '../../data/http.ts';
import { ask } from '../../ui/feedback/dialogs.ts';
import { NoLegalAdvice } from '../../ui/no-legal-advice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { companyAnnouncementsQuery } from './company-announcements.api.ts';

const labels = { title: 'Başlık', text: 'Metin', corrects: 'Düzelttiği ilan' };

interface Values {
  title: string;
  text: string;
  /** Id of the announcement that it corrects; empty for none. */
  corrects: string;
}

interface Context {
  published: readonly Row[];
}

function usePublished() {
  const query = useQuery(companyAnnouncementsQuery());
  return { queries: [query], context: { published: query.data?.items ?? [] } };
}

const kind = recordKind({
  form: 'company-announcement',
  apiPath: api.adminCompanyAnnouncements,
  list: { to: adminPaths.companyAnnouncements, label: 'Yasal ilanlar' },
  insert: {
    title: 'Yeni yasal ilan',
    help: 'Yayınladığınız anda, o anın tarihiyle sitede görünür ve bir daha değiştirilemez.',
    saved: 'İlan Yayınlandı!',
    saveLabel: 'İlanı yayınla',
  },
  // There is no form of an existing one.
  update: { title: 'Yasal ilan' },
  labels,
  schema: companyAnnouncementSchema,
  values: (_record: (Versioned & Values) | null, _context: Context): Values => ({ title: '', text: '', corrects: '' }),
  input: ({ corrects, ...texts }) => ({ ...texts, corrects: corrects === '' ? null : Number(corrects) }),
  confirm: async ({ title }) =>
    (await ask({
      title: 'İlan yayınlansın mı?',
      text: 'Yayınlanan ilan değiştirilemez ve silinemez. Bir yanlışı yalnızca yeni bir düzeltme ilanı düzeltir.',
      confirm: 'Evet, yayınla',
      cancel: 'Vazgeç',
      subject: title,
    })) === 'confirm',
  send: (input, _record, key) => sendForm('POST', api.adminCompanyAnnouncements, { form_data: input }, key),
  Fields: AnnouncementFields,
  Side: AnnouncementSide,
});

export const { InsertPage: CompanyAnnouncementInsertPage } = recordPages(kind, usePublished);

function AnnouncementFields({ published }: Context) {
  const earlier = published.map(({ id, title, at }) => ({
    value: String(id),
    label: `${title} (${exactTime(new Date(at))})`,
  }));
  return (
    <Panel>
      <TextField name="title" label={labels.title} required maxLength={limits.title.max} />
      <TextAreaField name="text" label={labels.text} required maxLength={limits.companyAnnouncement.max} rows={12} />
      {earlier.length > 0 ? (
        <SelectField
          name="corrects"
          label={labels.corrects}
          options={[{ value: '', label: 'Yok: bu yeni bir ilan' }, ...earlier]}
          help="Düzeltilen ilan yerinde kalır; yanında bu ilana bağlantı görünür."
        />
      ) : null}
    </Panel>
  );
}

function AnnouncementSide() {
  return (
    <Panel title="Yayınlamadan önce">
      <p>Metni bir kez daha okuyun: tarihi sunucu verir, veri tabanı yayınlanmış bir ilanı değiştirmeyi reddeder.</p>
      <NoLegalAdvice />
    </Panel>
  );
}
