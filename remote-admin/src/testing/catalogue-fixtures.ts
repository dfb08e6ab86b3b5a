import type { CategoryRecord, MainCategoryRecord, ProductRecord, ProductRow } from '@vitrin/shared-contracts/catalogue';
import type { Picture } from '@vitrin/shared-contracts/pictures';
import { textDocument } from './fixtures.ts';

const updated_at = '2026-01-06T09:00:00.000Z';

function texts(name: string, seo_name: string) {
  return { tr: { name, seo_name, seo_title: null, seo_description: null } };
}

export function mainCategoryRecord(id: number, name: string): MainCategoryRecord {
  return { id, queue: 100 - id, version: 2, updated_at, translations: texts(name, `ana-${id}`) };
}

export function categoryRecord(id: number, name: string, main_category_id: number): CategoryRecord {
  return { ...mainCategoryRecord(id, name), main_category_id, translations: texts(name, `kategori-${id}`) };
}

export function productRow(id: number, name: string, category_id = 3): ProductRow {
  const state = { queue: 100 - id, active: 1, version: 4, updated_at } as const;
  return { id, name, code: `SM-${id}`, category_id, picture: null, languages: ['tr'], ...state };
}

export function picture(id: number, alt: string): Picture {
  const size = { widths: [480], width: 480, height: 320 };
  return { id, path: `/media/${id}`, alt, focus: { x: 50, y: 50 }, ...size };
}

export function productRecord(version = 4): ProductRecord {
  const labels = {
    name: 'Kule vinç',
    seo_name: 'kule-vinc',
    summary: '',
    specs: [{ id: 'a', label: 'Kapasite', value: '8 t' }],
    content: '',
    document: textDocument,
    seo_title: null,
    seo_description: null,
  };
  const { name: _name, languages: _languages, picture: _picture, ...row } = productRow(7, 'Kule vinç');
  const media = [picture(11, 'Vinç'), picture(12, 'Kanca')];
  const sale = { price: '1250.50', currency: 'EUR', availability: 'made-to-order' } as const;
  const documents = [
    {
      path: `/media/files/${'a'.repeat(32)}.pdf`,
      name: 'Kullanım kılavuzu.pdf',
      type: 'pdf',
      bytes: 2_000_000,
    } as const,
  ];
  return {
    ...row,
    ...sale,
    documents,
    version,
    media,
    translations: { tr: { ...labels, transporter_types: ['Kiralık'] } },
  };
}
