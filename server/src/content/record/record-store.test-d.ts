import { defineRecord } from '@vitrin/shared-contracts/records/define-record';
import { field } from '@vitrin/shared-contracts/records/field';
import { nameField } from '@vitrin/shared-contracts/records/page-fields';
import { contentRecord } from './content-record.ts';

const head = {
  entity: 'home-section',
  noun: 'bölüm',
  rights: { read: 'home-sections.read', write: 'home-sections.write' },
} as const;
const rules = { places: { screen: () => '' }, find: () => Promise.resolve(null) };
const texts = { table: 'home_section_translations', owner: 'section_id' } as const;
const subtitle = field.text({ label: 'Alt başlık', length: { max: 80 } });

/** Every field has a column. */
export const complete = contentRecord(
  defineRecord({
    ...head,
    shared: { active: field.flag({ label: 'Açık' }) },
    translated: { title: nameField('Başlık') },
  }),
  { table: 'home_sections', texts },
  rules,
);

export const withoutColumn = contentRecord(
  defineRecord({ ...head, shared: { subtitle }, translated: {} }),
  // @ts-expect-error -- property 'migration' is missing: "Write a migration that adds the column subtitle to home_sections"
  { table: 'home_sections' },
  rules,
);

export const withoutTextColumn = contentRecord(
  defineRecord({ ...head, shared: {}, translated: { subtitle } }),
  // @ts-expect-error -- "Write a migration that adds the column subtitle to home_section_translations"
  { table: 'home_sections', texts },
  rules,
);

/** A picture list is stored elsewhere, and a field may have a column of another name. */
export const renamed = contentRecord(
  defineRecord({
    ...head,
    shared: {
      media: field.pictures({ label: 'Görseller', maxItems: 3 }),
      sort: field.code({ label: 'Tür', length: { max: 9 } }),
    },
    translated: {},
  }),
  { table: 'home_sections', columns: { sort: 'kind' } },
  rules,
);
