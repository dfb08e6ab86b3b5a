import { useQuery } from '@tanstack/react-query';
import { branchesOf } from '@vitrin/shared-contracts/branches';
import {
  contactContentProblem,
  type ContactItemRecord,
  type ContactSection,
} from '@vitrin/shared-contracts/contact-information';
import type { LanguageInfo } from '@vitrin/shared-contracts/languages';
import { frameAddress } from '@vitrin/shared-contracts/map-address';
import { limits } from '@vitrin/shared-contracts/limits';
import { api } from '@vitrin/shared-contracts/paths';
import { contactItemDefinition } from '@vitrin/shared-contracts/records/contact-item';
import { SelectField } from '../../editing/fields/select-field.tsx';
import { TextAreaField } from '../../editing/fields/text-area-field.tsx';
import { TextField } from '../../editing/fields/text-field.tsx';
import { declaredForm } from '../../editing/form/declared-form.ts';
import { recordKind } from '../../editing/form/record-kind.ts';
import { sendForm } from '../../data/http.ts';
import { contactItemsQuery } from './contact-information.api.ts';
import { sectionTexts } from './contact-sections.ts';
import { WorkingHoursField } from './working-hours.field.tsx';
import { hoursError, readHours } from './working-hours.ts';

/** Name of the kind in the history and among drafts. */
export const contactEntity = 'contact-information';

/** Default working hours: weekdays from nine to six, which most companies change little. */
const DEFAULT_HOURS = JSON.stringify([
  { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' },
  { days: [6, 7], opens: null, closes: null },
]);

interface ContactContext {
  languages: readonly LanguageInfo[];
}

function contentError(section: ContactSection, content: string): string | null {
  return (section === 'shift' ? hoursError(readHours(content)) : null) ?? contactContentProblem(section, content);
}

/** Returns what is stored: of the code of a map, the address that is in it. */
function contentOf(section: ContactSection, content: string): string {
  return (section === 'source_link' ? frameAddress(content) : null) ?? content;
}

const kindOf = (section: ContactSection) => {
  const { label, content } = sectionTexts[section];
  const declared = declaredForm(contactItemDefinition, `contact-information-${section}`);
  const labels = { ...declared.labels, content_data: content };
  return recordKind({
    ...declared,
    apiPath: api.adminContactInformation,
    insert: { title: `${label}: yeni` },
    update: { title: `${label}: düzenle` },
    labels,
    values: (record: ContactItemRecord | null, context: ContactContext) => ({
      ...declared.values(record, context),
      section,
      ...(!record && section === 'shift' && { content_data: DEFAULT_HOURS }),
    }),
    errors: (found, { content_data }) => {
      const problem = 'content_data' in found ? null : contentError(section, contentOf(section, content_data.trim()));
      return problem === null ? found : { ...found, content_data: problem };
    },
    send: ({ lang, content_data, ...input }, record, key, published) => {
      const fields = { ...input, content_data: contentOf(section, content_data), lang: lang ?? '', ...published };
      return record
        ? sendForm('PUT', api.adminContactInformation, fields)
        : sendForm('POST', api.adminContactInformation, fields, key);
    },
    Fields: ({ languages }: ContactContext) => (
      <ContactItemFields section={section} labels={labels} languages={languages} />
    ),
  });
};

/** Forms of the items by section. */
export const contactKinds = {
  adres: kindOf('adres'),
  email: kindOf('email'),
  telefon: kindOf('telefon'),
  shift: kindOf('shift'),
  source_link: kindOf('source_link'),
};

interface ContactItemFieldsProps extends ContactContext {
  section: ContactSection;
  labels: Readonly<Record<'name' | 'lang', string>>;
}

function ContactItemFields({ section, labels, languages }: ContactItemFieldsProps) {
  const { data } = useQuery(contactItemsQuery({}));
  const branches = [...new Set(branchesOf(data?.items ?? []).map(({ name }) => name))];
  return (
    <>
      <TextField
        name="name"
        label={labels.name}
        required
        maxLength={limits.title.max}
        placeholder={section === 'shift' ? 'Çalışma saatleri' : 'Merkez ofis'}
        help={nameHelp(section, branches)}
      />
      <ContactContentField section={section} languages={languages} />
      <SelectField
        name="lang"
        label={labels.lang}
        options={[
          { value: '', label: 'Tüm diller' },
          ...languages.map(({ abbr, lang }) => ({ value: abbr, label: `Yalnızca ${lang}` })),
        ]}
        help="Adı çevrilmesi gereken bilgileri her dil için ayrı ekleyin."
      />
    </>
  );
}

/** Explains which name assigns the item to a branch; empty for a company with one address. */
function nameHelp(section: ContactSection, branches: readonly string[]): string {
  if (section === 'adres') return 'Şubenin adı: “Merkez ofis”, “Ankara”. Aynı adı taşıyan bilgiler onunla görünür.';
  if (branches.length < 2) return '';
  return `Bir şubenin bilgisiyse onun adını yazın: ${branches.join(', ')}.`;
}

/** Renders the content field that suits the section. */
function ContactContentField({ section, languages }: Pick<ContactItemFieldsProps, 'section' | 'languages'>) {
  const field = { name: 'content_data', label: sectionTexts[section].content };
  if (section === 'shift') return <WorkingHoursField {...field} languages={languages} />;
  if (section === 'adres') return <TextAreaField {...field} maxLength={limits.sectionText.max} />;
  return <TextField {...field} {...inputProps[section]} required />;
}

const inputProps = {
  email: { type: 'email', placeholder: 'bilgi@ornek.com' },
  telefon: { type: 'tel', placeholder: '+90 232 555 01 00' },
  source_link: {
    type: 'url',
    placeholder: 'https://…',
    help: 'Google Haritalar’da Paylaş → Harita yerleştir’deki kodu, ya da OpenStreetMap veya Yandex haritasının adresini yapıştırın: harita sayfada, ziyaretçi basınca açılır. Başka adresler bağlantı olarak görünür.',
  },
} as const;
