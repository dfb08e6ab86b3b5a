import { releasePolicySchema } from '@vitrin/shared-contracts/release-management';
import type { Unit } from '@vitrin/shared-contracts/releases';
import { write, type WriteServices } from '../../../content/write.ts';
import type { WriteContext } from '../../../platform/database/write-context.ts';
import { validated } from '../../../platform/http/validated.ts';
import { setTwoPeople } from './release-policies.repository.ts';

const operation = { action: 'update', entity: 'release-policy', keepsPages: true } as const;

/** Changes whether a release of the unit is promoted by another person than its publisher. */
export async function changePolicy(
  services: WriteServices,
  context: WriteContext,
  unit: Unit,
  value: unknown,
): Promise<void> {
  const { two_people } = validated(releasePolicySchema, value);
  await write(services, context, operation, async (trx) => {
    await setTwoPeople(trx, unit, two_people ? 1 : 0);
    const title = `${unit}: ${two_people ? 'ikinci kişi gerekir' : 'ikinci kişi gerekmez'}`;
    return { data: null, entityId: null, title, fields: ['two_people'] };
  });
}
