import type { SectionFields } from './define-section.ts';
import type { SectionDeclaration } from './section-declaration.ts';

/**
 * Returns why pages that have the section would no longer fit, as a Turkish sentence without the full stop; null if they do. A
 * section that changes more gets a new name, beside the former one.
 * @param name - of the section
 * @param before - its declaration in the live release
 * @param after - its declaration in the new one
 */
export function sectionChangeProblem(
  name: string,
  before: SectionDeclaration,
  after: SectionDeclaration,
): string | null {
  const change =
    groupChange({ before: before.shared, after: after.shared }) ??
    groupChange({ before: before.texts, after: after.texts });
  return change === null
    ? null
    : `“${name}” bölümünde ${change}; sayfalardaki içerik bozulurdu. Bölüme yeni bir ad verin, eskisini sayfalarda kullanıldıkça bırakın`;
}

function groupChange({ before, after }: { before: SectionFields; after: SectionFields }): string | null {
  const known = new Map(Object.entries(after));
  for (const [name, { type }] of Object.entries(before)) {
    const now = known.get(name);
    if (!now) return `${name} alanı kaldırılmış`;
    if (now.type !== type) return `${name} alanının türü değişmiş (${type} yerine ${now.type})`;
  }
  const former = new Map(Object.entries(before));
  const [required] =
    [...known].find(([name, field]) => field.required === true && former.get(name)?.required !== true) ?? [];
  return required === undefined ? null : `${required} alanı zorunlu olmuş`;
}
