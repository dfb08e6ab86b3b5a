import { limits } from '../rules/limits.ts';
import { defineRecord } from './define-record.ts';
import { field } from './field.ts';
import { nameField } from './page-fields.ts';

const shared = {
  active: field.flag({ label: 'Yayında' }),
  media_id: field.picture({ label: 'Görsel', required: true, shownAs: 'picture' }),
  link_url: field.address({ label: 'Bağlantı' }),
};

const translated = {
  title: nameField('Başlık'),
  text: field.longText({ label: 'Metin', length: limits.summary }),
};

/** A slide of the home page. */
export const sliderDefinition = defineRecord({
  entity: 'slider',
  noun: 'slayt',
  rights: { read: 'sliders.read', write: 'sliders.write' },
  shared,
  translated,
});

/** A certificate of the home page. */
export const certificateDefinition = defineRecord({
  entity: 'certificate',
  noun: 'sertifika',
  rights: { read: 'certificates.read', write: 'certificates.write' },
  shared,
  translated,
});
