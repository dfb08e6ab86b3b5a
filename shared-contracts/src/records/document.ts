import { limits } from '../rules/limits.ts';
import { documentGroups, documentLanguages, type DocumentLanguage } from '../texts/document-labels.ts';
import { defineRecord } from './define-record.ts';
import { field } from './field.ts';
import { nameField } from './page-fields.ts';

const languages = Object.keys(documentLanguages) as DocumentLanguage[];

/** A file that the company offers on its page of documents, such as a catalogue. */
export const documentDefinition = defineRecord({
  entity: 'document',
  noun: 'doküman',
  rights: { read: 'documents.read', write: 'documents.write', remove: 'documents.delete' },
  shared: {
    active: field.flag({ label: 'Yayında' }),
    // A list of one: files in lists are found, kept and restored wherever records are.
    files: field.files({ label: 'Dosya', maxItems: 1, shownAs: 'files' }),
    cover_id: field.picture({ label: 'Kapak görseli', shownAs: 'cover' }),
    category: field.choice(documentGroups, { label: 'Grup', isNullable: true }),
    file_language: field.choice(languages, { label: 'Dosyanın dili', isNullable: true }),
    issued_on: field.day({ label: 'Tarih' }),
  },
  translated: {
    title: nameField('Ad'),
    summary: field.longText({ label: 'Açıklama', length: limits.summary }),
  },
});
