import { adminPaths } from '@vitrin/shared-contracts/paths';
import { storedValues } from '../../content/stored-values.ts';
import { saveRecord } from '../../content/save-record.ts';
import { inTransactionOf, type ContentKind, type ContentSource } from '../../content/content-kind.ts';
import {
  brandingFields,
  brandingUpdateSchema,
  type Branding,
  type BrandingPreview,
  type BrandingRecord,
} from '@vitrin/shared-contracts/branding';
import { publicPaths } from '@vitrin/shared-contracts/paths';
import { invalid } from '@vitrin/shared-contracts/validation';
import { changedFields } from '../../content/changed-fields.ts';
import { nextGroupVersion } from '../../content/group-version.repository.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { Stamp, WriteContext } from '../../platform/database/write-context.ts';
import type { WriteResult } from '../../platform/database/write-result.ts';
import type { Written, WriteServices } from '../../content/write.ts';
import { Invalid } from '../../platform/errors.ts';
import { validated } from '../../platform/http/validated.ts';
import type { ContentServices } from '../../content/content-services.ts';
import { brandingRow, readBrandingRecord, saveBranding } from './branding.repository.ts';
import { defaultBranding } from './default-branding.ts';
import { colourRoles } from './design-tokens.ts';
import { parseColour } from './scales.ts';

export { readBranding } from './branding.repository.ts';

/** Saves the branding, which overrides the configuration without a rebuild or a restart (product §1). */
export function changeBranding(
  services: WriteServices,
  context: WriteContext,
  value: unknown,
): Promise<WriteResult<BrandingRecord>> {
  const { version: sent = 0, ...branding } = validated(brandingUpdateSchema, value);
  checkColours(branding);
  const form = { kind: brandingKind, record: SITE, version: sent, input: branding };
  return saveRecord(services, context, form, (trx, stamp, merged) =>
    savedChange(inTransactionOf(services, trx), stamp, merged.input, merged.version),
  );
}

/** Key of the only record. */
const SITE = 'site';

async function savedChange(
  source: ContentSource,
  stamp: Stamp,
  sent: Branding,
  replaced: number | null,
): Promise<Written<BrandingRecord>> {
  const record = () => readBrandingRecord(source);
  const before = await record();
  const branding = withLook(sent, before);
  await saveBranding(source.db, branding, await nextGroupVersion(source.db, brandingRow, replaced, record), stamp);
  const data = await record();
  return { data, entityId: null, title: branding.companyName, fields: changedFields(before, branding) };
}

/** Keeps the look where a caller does not send it. */
function withLook(sent: Branding, { look, lookOptions }: Branding): Branding {
  return { ...sent, look: sent.look ?? look, lookOptions: sent.lookOptions ?? lookOptions };
}

/** What the first run chooses of the branding. */
type FirstChoice = Pick<Branding, 'companyName' | 'mainColor' | 'secondColor'>;

/**
 * Returns the function that saves the first choice of a new site in the write of its first run; throws 422 for a colour
 * that is none. Logos and link are those of the configuration, because those of the demo content belong to an invented company.
 */
export function firstBranding(
  services: Pick<ContentServices, 'config' | 'db' | 'kinds'>,
  { companyName, mainColor, secondColor }: FirstChoice,
): (trx: Db, stamp: Stamp) => Promise<Written<BrandingRecord>> {
  const names = { companyName, projectCompanyName: companyName };
  checkColours({ mainColor, secondColor });
  const branding = { ...defaultBranding, ...services.config.branding, ...names, mainColor, secondColor };
  return (trx, stamp) => savedChange(inTransactionOf(services, trx), stamp, branding, null);
}

/** The write of the branding as `write` records it. */
export const brandingWrite = { action: 'update', entity: 'branding', record: SITE } as const;

/** Branding in the history. */
export const brandingKind: ContentKind = {
  entity: 'branding',
  fields: brandingFields,
  right: 'branding.write',
  screen: () => adminPaths.branding,
  records: () => Promise.resolve(['site']),
  async read(source, key) {
    if (key !== SITE) return null;
    const { version, ...branding } = await readBrandingRecord(source);
    return { version, title: branding.companyName, values: storedValues(brandingFields, branding) };
  },
  async save(source, _key, values, stamp) {
    const { version: _version, ...branding } = validated(brandingUpdateSchema, values);
    checkColours(branding);
    return (await savedChange(source, stamp, branding, null)).data;
  },
  shownOn: async () => publicPaths.home,
  isOnEveryPage: true,
};

/** Returns the colour roles that the two colours would produce. Rejects an invalid colour, as saving does. */
export function previewColours(mainColor = '', secondColor = ''): BrandingPreview {
  checkColours({ mainColor, secondColor });
  return colourRoles({ mainColor, secondColor });
}

function checkColours({ mainColor, secondColor }: { mainColor: string; secondColor: string }): void {
  const errors = Object.entries({ mainColor, secondColor })
    .filter(([, colour]) => parseColour(colour) === null)
    .map(([field]) => [field, invalid.colour]);
  if (errors.length > 0) throw new Invalid(Object.fromEntries(errors) as Record<string, string>);
}
