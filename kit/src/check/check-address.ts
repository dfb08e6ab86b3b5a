import { readFileSync } from 'node:fs';
import path from 'node:path';
import { segmentOfRemote } from '@vitrin/shared-contracts/first-paths';
import { units } from '@vitrin/shared-contracts/releases';
import { filesBelow } from '../build/sources.ts';
import type { Site } from '../dev/site.ts';
import type { Project } from '../project.ts';
import type { Finding } from './finding.ts';

const SOURCE = /(?<!\.test)\.tsx?$/;

/**
 * Compares the first path segment under which the site shows the remote with the sources, because a release without a page
 * there is refused. Null for a built-in unit, whose addresses are part of the API.
 * @param site - null if it does not answer
 */
export function addressFinding({ unit, directory }: Project, site: Site | null): Finding | null {
  if (!site || (units as readonly string[]).includes(unit)) return null;
  const segment = segmentOfRemote(site.surfaces, unit);
  if (segment === undefined) {
    const fix = 'Panelde Yazılım sürümleri › Yayın anahtarları ekranından ekleyin.';
    return { state: 'advice', text: `${unit} bu siteye eklenmemiş; yayınlanamaz.`, fix };
  }
  if (isNamed(directory, segment)) return { state: 'ok', text: `birimin sitedeki adresi: /${segment}`, fix: null };
  return {
    state: 'failed',
    text: `Site birimi /${segment} altında gösteriyor, kaynaklarda bu yol yok: yayınlanan sürüm reddedilir.`,
    fix: 'Adresleri context.segment ile kurun ya da birimi sitede kendi yoluyla ekleyin.',
  };
}

/** Checks whether the sources build addresses from their context, or contain the path. */
function isNamed(directory: string, segment: string): boolean {
  const asPath = new RegExp(`['"\`/]${segment}(?:['"\`/?]|$)`, 'm');
  const texts = filesBelow(path.join(directory, 'src'))
    .filter((file) => SOURCE.test(file))
    .map((file) => readFileSync(file, 'utf8'));
  return texts.some((text) => /\bsegment\b/.test(text) || asPath.test(text));
}
