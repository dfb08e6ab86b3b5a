import { limits } from '../rules/limits.ts';
import { provinceKeys } from '../rules/provinces.ts';
import { defineRecord } from './define-record.ts';
import { field } from './field.ts';
import { documentField, nameField, searchFields, slugField } from './page-fields.ts';

const { project } = limits;

/** A finished work of the company, as a reference. */
export const projectDefinition = defineRecord({
  entity: 'project',
  noun: 'proje',
  rights: { read: 'projects.read', write: 'projects.write', remove: 'projects.delete' },
  shared: {
    active: field.flag({ label: 'Yayında' }),
    year: field.integer({ label: 'Tamamlandığı yıl', range: project.year, isNullable: true }),
    province: field.choice(provinceKeys, { label: 'İl', isNullable: true }),
    area: field.integer({ label: 'Alan (m²)', range: project.area, isNullable: true }),
    client_confidential: field.flag({ label: 'Müşteri gizli', initial: 0 }),
    services: field.relations({ label: 'Hizmetler', of: 'site-page', maxItems: project.services }),
    cover_id: field.picture({ label: 'Kapak görseli', shownAs: 'cover' }),
    before_id: field.picture({ label: 'Öncesi', shownAs: 'before' }),
    after_id: field.picture({ label: 'Sonrası', shownAs: 'after' }),
    gallery: field.pictures({ label: 'Galeri', maxItems: project.pictures, shownAs: 'gallery' }),
  },
  translated: {
    title: nameField('Başlık'),
    seo_name: slugField,
    summary: field.longText({ label: 'Özet', length: limits.summary }),
    client: field.text({ label: 'Müşteri', length: { max: limits.title.max }, hiddenBy: 'client_confidential' }),
    place: field.text({ label: 'Yer', length: { max: limits.title.max } }),
    figures: field.pairs({ label: 'Rakamlar', length: project.figure, maxItems: project.figures }),
    document: documentField,
    ...searchFields,
  },
});
