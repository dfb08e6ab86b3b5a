import { join } from 'node:path';
import type { ContentSource } from '../content/content-kind.ts';
import { projectRecords } from '../modules/projects/projects.service.ts';
import type { Stamp } from '../platform/database/write-context.ts';
import type { PictureIds } from './demo-pictures.ts';
import type { SitePageIds } from './demo-site-pages.ts';
import { pictureNamed } from './picture-sizes.ts';
import { eachText, readTexts, type TextFile, type TranslatedText } from './texts/text-file.ts';

/** The newest last, so that it leads the list. */
function demoProjects(): TranslatedText[] {
  const order = ({ original }: TranslatedText) => Number(original.field('order'));
  return readTexts(join(import.meta.dirname, 'projects')).toSorted((one, other) => order(one) - order(other));
}

export async function addProjects(
  source: ContentSource,
  stamp: Stamp,
  ids: { pictureId: PictureIds; pageId: SitePageIds },
): Promise<void> {
  for (const project of demoProjects()) await projectRecords.add(source, stamp, projectForm(project, ids));
}

/** A project as the panel's form would send it. */
function projectForm(
  { original, inEach }: TranslatedText,
  { pictureId, pageId }: { pictureId: PictureIds; pageId: SitePageIds },
): object {
  const idOf = (name: string) => pictureId(pictureNamed(name));
  const [cover = null, before = null, after = null] = ['cover', 'before', 'after'].map(
    (key) => list(original.field(key)).map(idOf)[0],
  );
  return {
    year: original.field('year'),
    province: original.field('province'),
    area: original.field('area'),
    client_confidential: Number(original.field('confidential')),
    services: list(original.field('services')).map(pageId),
    cover_id: cover,
    before_id: before,
    after_id: after,
    gallery: list(original.field('gallery')).map(idOf),
    translations: eachText({ original, inEach }, textsOf),
  };
}

function textsOf(text: TextFile): object {
  return {
    title: text.field('title'),
    summary: text.field('summary'),
    client: text.field('client'),
    place: text.field('place'),
    figures: text
      .field('figures')
      .split(';')
      .map((row, index) => {
        const [label = '', value = ''] = row.split('=').map((part) => part.trim());
        return { id: `demo-${index + 1}`, label, value };
      }),
    document: text.document,
  };
}

/** Returns the values of a field, which are separated by commas; none for an empty one. */
function list(field: string): string[] {
  return field
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}
