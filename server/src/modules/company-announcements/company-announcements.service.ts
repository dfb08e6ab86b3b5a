import { companyAnnouncementSchema, type CompanyAnnouncementRow } from '@vitrin/shared-contracts/company-announcements';
import { invalid } from '@vitrin/shared-contracts/validation';
import { writeContent, type WriteServices } from '../../content/write.ts';
import type { WriteContext } from '../../platform/database/write-context.ts';
import type { WriteResult } from '../../platform/database/write-result.ts';
import { Invalid } from '../../platform/errors.ts';
import { validated } from '../../platform/http/validated.ts';
import { announcementExists, insertAnnouncement } from './company-announcements.repository.ts';

export { listAnnouncements } from './company-announcements.repository.ts';

export const entity = 'company-announcement';

/** Publishes an announcement with the time of the server. The database never changes it again. */
export function publishAnnouncement(
  services: WriteServices,
  context: WriteContext,
  form: unknown,
): Promise<WriteResult<CompanyAnnouncementRow>> {
  const input = validated(companyAnnouncementSchema, form);
  return writeContent(services, context, { action: 'create', entity }, async (trx, stamp) => {
    if (input.corrects !== null && !(await announcementExists(trx, input.corrects)))
      throw new Invalid({ corrects: invalid.choice });
    const publication = { at: stamp.now, author_id: stamp.userId, author_name: context.actor.name };
    const data = await insertAnnouncement(trx, input, publication);
    return { data, entityId: data.id, title: data.title };
  });
}
