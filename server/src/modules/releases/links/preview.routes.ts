import type { FastifyInstance } from 'fastify';
import { api } from '@vitrin/shared-contracts/paths';
import { previewSchema, type PreviewResponse } from '@vitrin/shared-contracts/release-management';
import { sessionOf } from '../../../platform/auth/guard.ts';
import { recordEvent } from '../../../platform/audit/security-events.repository.ts';
import { messageEnvelope } from '../../../platform/http/envelope.ts';
import { jsonField, readForm } from '../../../platform/http/form-fields.ts';
import { validated } from '../../../platform/http/validated.ts';
import { issuePreview } from '../../../releases/serving/preview-cookie.ts';
import { handoverAddress, type PreviewHandover } from '../../../releases/serving/preview-handover.ts';
import { requireHealthy } from '../commands/last-known-good.ts';
import type { Config } from '../../../config/config.ts';
import { hostOfRoute } from '../../../platform/http/route-hosts.ts';
import type { Services } from '../../../services.ts';
import { releaseIdOf } from '../tags/release-tags.service.ts';
import { requireUnit } from '../remotes/units.service.ts';
import { formData } from '../../../platform/http/request-body.ts';

/** Gives a release to this user's browser for a while; nothing changes for visitors. */
export function previewRoute(app: FastifyInstance, services: Services): void {
  const config = {
    responses: 'PreviewResponse',
    access: { right: 'releases.preview' },
    body: formData(previewSchema),
  } as const;
  app.post<{ Params: { id: string } }>(`${api.adminReleases}/:id/preview`, { config }, async (request, reply) => {
    const { unit, segment } = await requireUnit(services.db, request.params.id);
    const { id: reference } = validated(previewSchema, jsonField(await readForm(request), 'form_data'));
    const id = await releaseIdOf(services.db, unit, reference);
    await requireHealthy(services, unit, id);
    const { user } = sessionOf(request);
    await recordEvent(services.db, request, {
      operation: 'read',
      result: 'done',
      actor: { id: user.id, name: user.name },
      title: `${unit} ${id}`,
      entity: 'release',
    });
    const preview = { unit, id, person: user.id };
    const { endsAt } = issuePreview(reply, services.config, preview);
    const path = segment === null || segment === '*' ? '/' : `/${segment}`;
    const address = addressOfPreview(services.config, { ...preview, address: path });
    return messageEnvelope<PreviewResponse>('Önizleme bir saat sürer.', { address, ends_at: endsAt });
  });
}

/** Returns where the preview is shown; pages of the site may be on another host than the panel, with cookies of its own. */
function addressOfPreview(config: Config, handover: PreviewHandover): string {
  const isOnThisHost = config.adminHost === null || hostOfRoute(handover.address, 'GET') === 'admin';
  return isOnThisHost ? handover.address : handoverAddress(config, handover);
}
