import { canarySchema, promoteSchema, rollbackSchema, type UnitOverview } from 'shared-contracts/release-management';
import type { WriteContext } from '../../platform/database/write-context.ts';
import { write } from '../../content/write.ts';
import { validated } from '../../platform/http/validated.ts';
import { promotion, trial, wayBack, type Swap } from './promote.service.ts';
import type { Services } from '../../services.ts';
import { unitOverview } from './releases.service.ts';
import type { KnownUnit } from './units.service.ts';

/** Somebody in the panel decides about a unit; answers with the unit as it then stands. */
export interface PanelMove {
  services: Services;
  context: WriteContext;
  known: KnownUnit;
}

export async function promoteRelease(move: PanelMove, value: unknown): Promise<UnitOverview> {
  const decision = validated(promoteSchema, value);
  return decide(move, 'live', await promotion(move.services, { ...decisionOf(move), ...decision }));
}

export async function rollUnitBack(move: PanelMove, value: unknown): Promise<UnitOverview> {
  const decision = validated(rollbackSchema, value);
  return decide(move, 'live', await wayBack(move.services, { ...decisionOf(move), ...decision }));
}

export async function tryRelease(move: PanelMove, value: unknown): Promise<UnitOverview> {
  const decision = validated(canarySchema, value);
  return decide(move, 'candidate', await trial(move.services, { ...decisionOf(move), ...decision }));
}

function decisionOf({ known, context }: PanelMove): { unit: KnownUnit['unit']; actor: string } {
  return { unit: known.unit, actor: context.actor.name };
}

/** Pages in memory are kept by the releases that made them: none has to go. */
async function decide(
  { services, context, known }: PanelMove,
  field: 'live' | 'candidate',
  swap: Swap<string | null>,
): Promise<UnitOverview> {
  await write(services, context, { action: 'update', entity: 'release', keepsPages: true }, async (trx) => {
    const id = await swap(trx);
    return { data: null, entityId: null, title: id === null ? known.unit : `${known.unit} ${id}`, fields: [field] };
  });
  await services.releases.changed();
  return unitOverview(services, known);
}
