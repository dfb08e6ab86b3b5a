import { brandingInputSchema, type BrandingPreview, type BrandingRecord } from 'shared-contracts/branding';
import { invalid } from 'shared-contracts/validation';
import { changedFields } from '../../content/changed-fields.ts';
import { nextGroupVersion } from '../../content/group-version.repository.ts';
import type { WriteContext } from '../../platform/database/write-context.ts';
import { write } from '../../content/write.ts';
import { Invalid } from '../../platform/errors.ts';
import { validated } from '../../platform/http/validated.ts';
import type { Services } from '../../services.ts';
import { brandingRow, readBrandingRecord, saveBranding } from './branding.repository.ts';
import { colourRoles } from './design-tokens.ts';
import { parseColour } from './scales.ts';

export { readBranding } from './branding.repository.ts';

/** Saves the branding, which overrides the configuration without a rebuild or a restart (product §1). */
export function changeBranding(services: Services, context: WriteContext, value: unknown): Promise<BrandingRecord> {
  const { version: sent = 0, ...branding } = validated(brandingInputSchema, value);
  checkColours(branding);
  return write(services, context, { action: 'update', entity: 'branding' }, async (trx, stamp) => {
    const record = () => readBrandingRecord({ db: trx, config: services.config });
    const before = await record();
    await saveBranding(trx, branding, await nextGroupVersion(trx, brandingRow, sent, record), stamp);
    const data = await record();
    return { data, entityId: null, title: branding.companyName, fields: changedFields(before, branding) };
  });
}

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
