import { homeSectionKindLabels } from '@vitrin/shared-contracts/home-sections';

/** Returns the name of a record of any kind. A section of the home page without a title is named by its kind. */
export function recordName({ entity, title }: { entity: string; title: string }): string {
  const labels: Readonly<Record<string, string>> = homeSectionKindLabels;
  return (entity === 'home-section' && labels[title]) || title || 'Adsız kayıt';
}
