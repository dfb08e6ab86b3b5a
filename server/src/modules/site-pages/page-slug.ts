import { ownerOfSegment, segmentErrors } from '@vitrin/shared-contracts/first-segments';
import { plannedSegments } from '@vitrin/shared-contracts/site-pages';
import { slugify } from '@vitrin/shared-contracts/slug';
import { invalid } from '@vitrin/shared-contracts/validation';
import { knownLanguages } from '../../content/active-languages.ts';
import { readListNames } from '../../content/lists/list-names.repository.ts';
import type { WrittenText } from '../../content/record/record-texts.ts';
import type { Db } from '../../platform/database/tables.ts';
import { Invalid } from '../../platform/errors.ts';
import { placeOf, redirectAt, segmentsOfRemotes, slugsBeside } from './site-page-paths.repository.ts';

interface PageTexts {
  title: string;
  seo_name: string;
}

/**
 * Returns the slug of a page in one language. It does not change when the title changes. One that is made of the title gets
 * `-2` when it is taken; a typed one that is taken or reserved is refused.
 * @throws Invalid with the reason at the field of the slug
 */
export async function pageSlug(trx: Db, { id, lang, texts }: WrittenText<PageTexts>): Promise<string> {
  const { parent, slug: current } = await placeOf(trx, id, lang);
  const typed = slugify(texts.seo_name);
  const wanted = typed || current || slugify(texts.title) || `sayfa-${id}`;
  const beside = await slugsBeside(trx, { id, parent, lang });
  const problemOf = async (slug: string) =>
    beside.has(slug) ? invalid.taken : parent === null && slug !== current ? topProblem(trx, slug, lang) : null;
  const problem = await problemOf(wanted);
  if (problem === null) return wanted;
  if (typed !== '' && typed !== current) throw new Invalid({ [`translations.${lang}.seo_name`]: problem });
  for (let number = 2; ; number += 1) {
    const next = `${wanted}-${number}`;
    if ((await problemOf(next)) === null) return next;
  }
}

/** Returns who else has the first segment of the path; null if nobody does. */
async function topProblem(trx: Db, slug: string, lang: string): Promise<string | null> {
  const owner = ownerOfSegment(slug, {
    languages: [...(await knownLanguages(trx))],
    remotes: await segmentsOfRemotes(trx),
    lists: await readListNames(trx),
  });
  if (owner !== null) return segmentErrors[owner];
  if (plannedSegments.includes(slug)) return 'Bu adres, sitenin kendi listelerine ayrıldı.';
  const redirect = await redirectAt(trx, { path: `/${slug}`, lang });
  return redirect === null ? null : `${redirect} adresi yönlendiriliyor; önce yönlendirmeyi silin.`;
}
