import {
  contactContentProblem,
  contactItemInputSchema,
  type ContactItemRecord,
  type ContactSection,
} from 'shared-contracts/contact-information';
import { validate } from 'shared-contracts/validation';
import { hoursProblem, readHours } from './working-hours.ts';

/** Fields of the form and of the call alike (product §7); empty `lang`: every language. */
export interface ContactItemInput {
  section: ContactSection;
  name: string;
  content_data: string;
  lang: string;
}

/** Weekdays from nine to six: most houses change little of it. */
const USUAL_HOURS = JSON.stringify([
  { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' },
  { days: [6, 7], opens: null, closes: null },
]);

export function contactItemValues(record: ContactItemRecord | null, section: ContactSection): ContactItemInput {
  if (!record) return { section, name: '', content_data: section === 'shift' ? USUAL_HOURS : '', lang: '' };
  const { name, content, lang } = record;
  return { section: record.section, name, content_data: content, lang: lang ?? '' };
}

export function contactItemErrors(values: ContactItemInput): Readonly<Record<string, string>> {
  const errors = validate(contactItemInputSchema, values).errors ?? {};
  if ('content_data' in errors) return errors;
  const problem = contentProblem(values);
  return problem ? { ...errors, content_data: problem } : errors;
}

function contentProblem({ section, content_data }: ContactItemInput): string | null {
  const content = content_data.trim();
  return (section === 'shift' ? hoursProblem(readHours(content)) : null) ?? contactContentProblem(section, content);
}
