import type { Announcement } from '@vitrin/shared-contracts/announcements';
import { fill } from '@vitrin/shared-contracts/static-texts';
import { useRootData } from '../../../shared/root-data.ts';
import shared from '../../../shared/shared.module.css';
import { AnnouncementView } from './announcement.view.tsx';
import styles from './announcements.module.css';
import { useAnnouncements } from './use-announcements.ts';

/** Renders the notices of the page: bars above the header, a card at the lower edge of the window. */
export function Announcements({ announcements }: { announcements: readonly Announcement[] }) {
  const { texts } = useRootData();
  const { bars, cards, appeared, close } = useAnnouncements(announcements);
  return (
    <>
      {bars.length + cards.length > 0 && (
        <section className={styles.region} aria-label={texts.announcement.region} data-part="announcements">
          {[...bars, ...cards].map((each) => (
            <AnnouncementView key={each.id} announcement={each} onClose={() => close(each)} />
          ))}
        </section>
      )}
      <p className={shared.hidden} aria-live="polite">
        {appeared && fill(texts.announcement.appeared, { title: appeared })}
      </p>
    </>
  );
}
