import { pipelineSchema, type PipelineInput, type PipelineRow } from '@vitrin/shared-contracts/release-pipelines';
import type { Unit } from '@vitrin/shared-contracts/releases';
import type { Db } from '../../../platform/database/tables.ts';
import { commandLineActor, type WriteContext } from '../../../platform/database/write-context.ts';
import { write, type WriteServices } from '../../../content/write.ts';
import { Invalid, NotFound } from '../../../platform/errors.ts';
import { validated } from '../../../platform/http/validated.ts';
import type { PlatformServices } from '../../../platform/platform-services.ts';
import { isKnownUnit } from '../../../releases/stored/releases.repository.ts';
import { issuerProblem } from './issuers.ts';
import { deletePipeline, findPipeline, insertPipeline } from './pipelines.repository.ts';

export { listPipelines } from './pipelines.repository.ts';

const entity = 'release-pipeline';

/** Trusts a pipeline: its jobs may then publish one unit. */
export function createPipeline(services: WriteServices, context: WriteContext, value: unknown): Promise<PipelineRow> {
  const input = validated(pipelineSchema, value);
  return write(services, context, { action: 'create', entity, keepsPages: true }, async (trx) => {
    await requireUsable(services, trx, context, input);
    const id = await insertPipeline(trx, input, context.actor);
    const row = await requirePipeline(trx, id);
    return { data: row, entityId: id, title: pipelineTitle(row) };
  });
}

const SHELL_ON_SERVER =
  'Kabuk her sayfada ve panelde çalışır; yayın hattı yalnızca sunucuda “pipeline add shell” komutuyla tanıtılır.';

async function requireUsable(
  { config }: Pick<PlatformServices, 'config'>,
  trx: Db,
  { actor }: WriteContext,
  { remote, issuer }: PipelineInput,
): Promise<void> {
  const problem = issuerProblem(issuer, config);
  const isKnown = await isKnownUnit(trx, remote as Unit);
  const errors = {
    ...(isKnown ? {} : { remote: 'Böyle bir birim yok.' }),
    ...(remote === 'shell' && actor.id !== commandLineActor.id ? { remote: SHELL_ON_SERVER } : {}),
    ...(problem === null ? {} : { issuer: problem }),
  };
  if (Object.keys(errors).length > 0) throw new Invalid(errors);
}

/** Ends the trust in a pipeline at once; the releases that it has published stay valid. */
export function removePipeline(services: WriteServices, context: WriteContext, id: number): Promise<PipelineRow> {
  return write(services, context, { action: 'delete', entity, keepsPages: true }, async (trx) => {
    const row = await requirePipeline(trx, id);
    await deletePipeline(trx, id);
    return { data: row, entityId: id, title: pipelineTitle(row) };
  });
}

async function requirePipeline(db: Db, id: number): Promise<PipelineRow> {
  const row = await findPipeline(db, id);
  if (!row) throw new NotFound('no-pipeline', 'Böyle bir yayın hattı yok.');
  return row;
}

/** Returns the title of a pipeline in the audit log. */
function pipelineTitle({ remote, name }: PipelineRow): string {
  return `${remote}: ${name}`;
}
