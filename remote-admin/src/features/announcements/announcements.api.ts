import type { AnnouncementRecord, AnnouncementRow } from '@vitrin/shared-contracts/announcements';
import { api } from '@vitrin/shared-contracts/paths';
import { sendForm } from '../../data/http.ts';
import { listQuery, type Params } from '../../data/query.ts';

export const announcementsQuery = (params: Params) => listQuery<AnnouncementRow>(api.adminAnnouncements, params);

const addressOf = (id: number) => `${api.adminAnnouncements}/${id}`;

/** Saves the unchanged notice as active or inactive. */
export const switchAnnouncement = ({ id, version }: Pick<AnnouncementRecord, 'id' | 'version'>, active: 0 | 1) =>
  sendForm('PUT', addressOf(id), { form_data: { id, version, active } });

export const deleteAnnouncement = (id: number) => sendForm('DELETE', addressOf(id), {});
