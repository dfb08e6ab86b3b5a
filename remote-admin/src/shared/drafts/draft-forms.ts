import { adminPaths } from 'shared-contracts/paths';
import type { DraftForm } from './draft-form.ts';
import { catalogueForms } from './draft-forms/catalogue-forms.ts';
import { contentForms } from './draft-forms/content-forms.ts';
import { mailboxForms } from './draft-forms/mailbox-forms.ts';
import { mailForms } from './draft-forms/mail-forms.ts';
import { pageForms } from './draft-forms/page-forms.ts';
import { privacyForms } from './draft-forms/privacy-forms.ts';
import { settingsForms } from './draft-forms/settings-forms.ts';
import type { FiledDraft } from './draft-store.ts';

/** Every form that keeps drafts: `useRecordForm` takes these names alone, so that no draft is ever without a way back. */
export const draftForms = {
  ...contentForms,
  ...pageForms,
  ...catalogueForms,
  ...settingsForms,
  ...privacyForms,
  ...mailForms,
  ...mailboxForms,
  support: {
    label: 'Destek talebi',
    right: 'support.ask',
    update: () => adminPaths.supportInsert,
    name: 'subject',
  },
  'support-answer': { label: 'Destek yanıtı', right: 'support.ask', update: adminPaths.supportRequest },
} as const satisfies Record<string, DraftForm>;

export type DraftFormName = keyof typeof draftForms;

export function draftForm(name: string): DraftForm | null {
  return Object.hasOwn(draftForms, name) ? draftForms[name as DraftFormName] : null;
}

/** Where a draft is taken up again. */
export function draftAddress({ insert, update }: DraftForm, record: number): string {
  return record === 0 && insert ? insert : update(record);
}

/** What the record is called in a draft's words, or what stands for a name that is not written yet. */
export function draftName({ name, label }: DraftForm, { values, record, called }: FiledDraft): string {
  if (name === undefined) return called === undefined ? label : `${label}: ${called}`;
  const translations = valueOf(values, 'translations');
  const places = isObject(translations) ? Object.values(translations) : [values];
  const names = places.flatMap((place) => textsOf(valueOf(place, name)));
  return names.find((each) => each.trim() !== '') ?? (record === 0 ? 'Adsız yeni kayıt' : 'Adsız kayıt');
}

/** A text, or one text by language. */
function textsOf(value: unknown): string[] {
  const texts: unknown[] = isObject(value) ? Object.values(value) : [value];
  return texts.filter((text) => typeof text === 'string');
}

function valueOf(place: unknown, key: string): unknown {
  return isObject(place) ? Reflect.get(place, key) : undefined;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
