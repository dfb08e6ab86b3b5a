import { attributeOf, nodesOf } from './document-nodes.ts';
import type { CheckedField, Finding } from './finding.ts';

/** A picture of the media library in a field of a form. */
export interface CheckedPicture {
  id: number;
  /** Path of the form field. */
  path: string;
  /** Turkish label: 'Kapak görseli'. */
  label: string;
  /** Alternative text in the default language. */
  alt: string;
}

const rest = 'Görseli göremeyenler için ne gösterdiğini yazın; yalnızca süs ise boş bırakabilirsiniz.';

/**
 * Finds the pictures of a document that have no alternative text.
 * @param field - field of the document
 * @param document - document of the editor
 */
export function checkDocumentPictures(field: CheckedField, document: unknown): Finding[] {
  const pictures = nodesOf(document).filter(({ type }) => type === 'image');
  return pictures.flatMap((node, index) => {
    const { alt, src } = { alt: attributeOf(node, 'alt'), src: attributeOf(node, 'src') };
    if (typeof alt === 'string' && alt.trim() !== '') return [];
    const picture = { kind: 'document', index, src: typeof src === 'string' ? src : '' } as const;
    const text = `Metindeki ${index + 1}. görselin alternatif metni yok. ${rest}`;
    return [{ ...field, rule: 'picture-text', severity: 'warning', text, picture }];
  });
}

/**
 * Finds the pictures of the media library that have no alternative text.
 * @param pictures - pictures of a form
 */
export function checkLibraryPictures(pictures: readonly CheckedPicture[]): Finding[] {
  return pictures
    .filter(({ alt }) => alt.trim() === '')
    .map(({ id, path, label }) => ({
      path,
      language: null,
      rule: 'picture-text',
      severity: 'warning',
      text: `${label}: alternatif metni yok. ${rest}`,
      picture: { kind: 'library', id },
    }));
}
