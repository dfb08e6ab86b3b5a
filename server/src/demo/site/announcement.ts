import type { AnnouncementTexts } from '@vitrin/shared-contracts/announcements';
import { publicPaths } from '@vitrin/shared-contracts/paths';
import type { InEach } from './demo-languages.ts';

const DAY_MS = 86_400_000;
const SHOWN_DAYS = 30;

const texts: InEach<AnnouncementTexts> = {
  tr: {
    title: 'Bayram boyunca ofisimiz kapalı',
    text: 'Acil yapı güvenliği çağrıları için nöbetçi mühendisimiz her gün ulaşılabilir.',
    link_label: 'Nöbetçi numarası',
  },
  en: {
    title: 'Our office is closed during the holiday',
    text: 'For urgent calls about the safety of a structure, an engineer is on duty every day.',
    link_label: 'Number of the engineer on duty',
  },
};

/**
 * Returns a notice as the panel's form would send it. It is switched off: staff see how one is made, and switch it on.
 * @param now - ISO time of the first start, from which the notice is dated
 */
export function demoAnnouncement(now: string): object {
  return {
    active: 0,
    starts_at: now,
    ends_at: new Date(Date.parse(now) + SHOWN_DAYS * DAY_MS).toISOString(),
    link_url: publicPaths.contact,
    translations: texts,
  };
}
