import type { ContentValues } from '@vitrin/shared-contracts/content-fields';
import { saveContent } from '../../../content/save-content.ts';
import {
  addChange,
  deleteOpenLink,
  findImported,
  importedValuesHash,
  resolvableLinks,
  saveValuesHash,
} from '../index/import-records.repository.ts';
import { newAddress } from './imported-targets.ts';
import type { ImportRun } from './import-run.ts';
import { hashOfValues } from './write-record.ts';

/**
 * Leads links between texts to their new pages, as far as these exist by now: those of this import to texts that came later in it, and
 * those of earlier imports to texts of this one.
 */
export async function patchLinks(run: ImportRun): Promise<void> {
  const links = await resolvableLinks(run.services.db, run.site.name);
  const byRecord = Map.groupBy(links, ({ entity, record }) => `${entity} ${record}`);
  for (const group of byRecord.values()) await patchRecord(run, group);
}

type Links = Awaited<ReturnType<typeof resolvableLinks>>;

async function patchRecord(run: ImportRun, links: Links): Promise<void> {
  const { services, context, site } = run;
  const [first] = links;
  const kind = services.kinds.get(first?.entity ?? '');
  if (!first || !kind) return;
  const targets = new Map<string, string>();
  for (const { type, source_id, href } of links) {
    const imported = await findImported(services.db, { source: site.name, type, source_id });
    const target = imported && (await newAddress(services, imported, run.lang));
    if (target) targets.set(href, target);
  }
  const { entity, record } = first;
  const current = await kind.read(services, record);
  if (!current || targets.size === 0) return;
  const isUntouched = (await importedValuesHash(services.db, entity, record)) === hashOfValues(current.values);
  await saveContent(
    services,
    context,
    {
      kind,
      record,
      cause: 'update',
      async afterSave(trx, stored) {
        if (isUntouched) await saveValuesHash(trx, { entity, record }, hashOfValues(stored.values));
        for (const link of links.filter(({ href }) => targets.has(href))) await deleteOpenLink(trx, link);
        await addChange(trx, {
          import_id: run.importId,
          type: 'link',
          source_id: record,
          entity,
          record,
          version_before: current.version,
        });
      },
    },
    async (_trx, { values }) => withTargets(values, targets) as ContentValues,
  );
}

/** Replaces addresses of links wherever they are in the values. */
function withTargets(value: unknown, targets: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((each) => withTargets(each, targets));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      key === 'href' && typeof each === 'string' ? replaced(each, targets) : withTargets(each, targets),
    ]),
  );
}

function replaced(href: string, targets: ReadonlyMap<string, string>): string {
  const found = targets.get(href);
  if (found === undefined) return href;
  const at = href.indexOf('#');
  const hash = at < 0 ? '' : href.slice(at);
  return found.includes('#') ? found : `${found}${hash}`;
}
