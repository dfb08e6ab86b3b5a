import type { ContactSection } from 'shared-contracts/contact-information';
import { limits } from 'shared-contracts/limits';
import { TextAreaField } from '../../shared/fields/text-area-field.tsx';
import { TextField } from '../../shared/fields/text-field.tsx';
import { sectionWords } from './contact-sections.ts';
import { WorkingHoursField } from './working-hours.field.tsx';

/** The content, asked for as its section needs it. */
export function ContactContentField({ section }: { section: ContactSection }) {
  const field = { name: 'content_data', label: sectionWords[section].content };
  if (section === 'shift') return <WorkingHoursField {...field} />;
  if (section === 'adres') return <TextAreaField {...field} longest={limits.sectionText.max} />;
  return <TextField {...field} {...oneLine[section]} required />;
}

const oneLine = {
  email: { type: 'email', placeholder: 'bilgi@ornek.com' },
  telefon: { type: 'tel', placeholder: '+90 232 555 01 00' },
  source_link: {
    type: 'url',
    placeholder: 'https://…',
    help: 'Harita sitesinde yeri açıp “Paylaş” ile aldığınız adres. Ad, ilgili adresin adıyla aynı olmalıdır.',
  },
} as const;
