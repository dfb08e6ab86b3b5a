import type { AnnouncementRecord } from '@vitrin/shared-contracts/announcements';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import {
  announcementDefinition,
  announcementShapes,
  announcementTones,
} from '@vitrin/shared-contracts/records/announcement';
import { limits } from '@vitrin/shared-contracts/limits';
import { DateTimeField } from '../../editing/fields/date-time-field.tsx';
import { LanguageTabs } from '../../editing/fields/language-tabs.tsx';
import { SelectField } from '../../editing/fields/select-field.tsx';
import { TextAreaField } from '../../editing/fields/text-area-field.tsx';
import { TextField } from '../../editing/fields/text-field.tsx';
import { declaredForm, type FormValues } from '../../editing/form/declared-form.ts';
import { recordKind } from '../../editing/form/record-kind.ts';
import { recordPages, useLanguageContext, type LanguageContext } from '../../editing/form/record-page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { shapeLabels, toneLabels } from './announcement-labels.ts';
import { PagesField } from './pages.field.tsx';

type Values = FormValues<typeof announcementDefinition>;

const declared = declaredForm(announcementDefinition);
const { labels } = declared;

const kind = recordKind({
  ...declared,
  isShown: true,
  apiPath: api.adminAnnouncements,
  list: { to: adminPaths.announcements, label: 'Duyurular' },
  insert: { title: 'Yeni duyuru', help: 'Başlık yeter. Yayınlayana kadar sitede görünmez.' },
  update: {
    title: 'Duyuruyu düzenle',
    help: 'Değişiklikler güncellediğiniz anda sitede görünür; duyuruyu kapatmış ziyaretçiler yenisini yeniden görür.',
  },
  values: (record: AnnouncementRecord | null, context: LanguageContext) => declared.values(record, context),
  // The times of a copy would be over.
  notCopied: ['starts_at', 'ends_at'],
  Fields: AnnouncementFields,
  Side: AnnouncementSide,
});

export const announcementPages = recordPages(kind, useLanguageContext);

interface AnnouncementFieldsProps extends LanguageContext {
  values: Values;
}

function AnnouncementFields({ values: { translations }, languages }: AnnouncementFieldsProps) {
  return (
    <Panel>
      <LanguageTabs languages={languages} filled={(abbr) => Boolean(translations[abbr]?.title.trim())}>
        {(abbr) => (
          <>
            <TextField
              name={`translations.${abbr}.title`}
              label={labels.title}
              required
              maxLength={limits.title.max}
              help="Tek cümle: “23 Nisan’da kapalıyız”."
            />
            <TextAreaField
              name={`translations.${abbr}.text`}
              label={labels.text}
              maxLength={limits.announcement.text.max}
              help="Kısa tutun. Yazılmayan dilde duyuru görünmez."
            />
            <TextField
              name={`translations.${abbr}.link_label`}
              label={labels.link_label}
              maxLength={limits.announcement.linkLabel.max}
              help="Duyurunun bağlantısı varsa görünür. Boş bırakılırsa “Ayrıntılı bilgi” yazar."
            />
          </>
        )}
      </LanguageTabs>
    </Panel>
  );
}

const shapes = announcementShapes.map((value) => ({ value, label: shapeLabels[value] }));
const tones = announcementTones.map((value) => ({ value, label: toneLabels[value] }));
const scopes = [
  { value: 'everywhere', label: 'Her sayfada' },
  { value: 'chosen', label: 'Seçilen sayfalarda' },
];

/** Fields of a notice that do not depend on the language. */
function AnnouncementSide({ values: { scope } }: { values: Values }) {
  return (
    <>
      <Panel title="Görünüm">
        <SelectField
          name="shape"
          label={labels.shape}
          options={shapes}
          help="Şerit sayfanın en üstünde, kart pencerenin altında durur."
        />
        <SelectField name="tone" label={labels.tone} options={tones} help="Taziye siyah ve sakindir." />
      </Panel>
      <Panel title="Zaman">
        <DateTimeField name="starts_at" label={labels.starts_at} help="İstanbul saatiyle. Boşsa hemen görünür." />
        <DateTimeField name="ends_at" label={labels.ends_at} help="Boşsa siz kaldırana kadar görünür." />
      </Panel>
      <Panel title="Sayfalar">
        <SelectField name="scope" label={labels.scope} options={scopes} />
        {scope === 'chosen' ? <PagesField /> : null}
      </Panel>
      <Panel title={labels.link_url}>
        <TextField
          name="link_url"
          label={labels.link_url}
          placeholder="/iletisim"
          help="Site içi bir yol ya da https adresi."
        />
      </Panel>
    </>
  );
}
