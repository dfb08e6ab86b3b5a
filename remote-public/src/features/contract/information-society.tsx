import type { CompanyAnnouncement } from '@vitrin/shared-contracts/company-announcements';
import { fill } from '@vitrin/shared-contracts/static-texts';
import { companyLines } from '../../shared/company/company-lines.ts';
import { CompanyValue } from '../../shared/company/company-value.tsx';
import { longDate } from '../../shared/dates.ts';
import { textsLanguage, useRootData } from '../../shared/root-data.ts';
import shared from '../../shared/shared.module.css';
import styles from './information-society.module.css';

interface InformationSocietyProps {
  /** Newest first. */
  announcements: readonly CompanyAnnouncement[];
}

/** Shows the facts of the company, and its announcements or the address of the provider that publishes them. */
export function InformationSociety({ announcements }: InformationSocietyProps) {
  const { company, texts } = useRootData();
  return (
    <>
      <CompanyTable />
      {company?.society_url ? (
        <p className={styles.provider}>
          {texts.company.provider}{' '}
          <a className={shared.link} href={company.society_url} target="_blank" rel="noopener">
            {texts.company.society}
            <span className={shared.hidden}> ({texts.common.newTab})</span>
          </a>
        </p>
      ) : (
        <Announcements announcements={announcements} />
      )}
    </>
  );
}

function CompanyTable() {
  const root = useRootData();
  const { company, texts } = root;
  if (!company) return null;
  return (
    <section aria-labelledby="company-facts">
      <h2 id="company-facts" className={styles.heading}>
        {texts.company.region}
      </h2>
      <dl className={styles.facts}>
        {companyLines(company, texts.company, textsLanguage(root)).map((line) => (
          <div key={line.label}>
            <dt>{line.label}</dt>
            <dd>
              <CompanyValue {...line} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Announcements({ announcements }: InformationSocietyProps) {
  const { texts } = useRootData();
  return (
    <section aria-labelledby="announcements">
      <h2 id="announcements" className={styles.heading}>
        {texts.company.announcements}
      </h2>
      {announcements.length === 0 && <p>{texts.company.noAnnouncements}</p>}
      {announcements.map((announcement) => (
        <Announcement key={announcement.id} announcement={announcement} all={announcements} />
      ))}
    </section>
  );
}

interface AnnouncementProps {
  announcement: CompanyAnnouncement;
  all: readonly CompanyAnnouncement[];
}

/** Shows an announcement in the language in which the company made it. */
function Announcement({ announcement: { id, at, title, text, corrects }, all }: AnnouncementProps) {
  const root = useRootData();
  const { company: texts } = root.texts;
  const date = (iso: string) => longDate(iso, textsLanguage(root));
  const corrected = all.find((other) => other.id === corrects);
  const correction = all.find((other) => other.corrects === id);
  return (
    <article id={`ilan-${id}`} className={styles.announcement}>
      <h3 lang="tr">{title}</h3>
      <p className={styles.date}>
        <time dateTime={at}>{fill(texts.published, { date: date(at) })}</time>
      </p>
      {corrected && (
        <p>
          <a className={shared.link} href={`#ilan-${corrected.id}`}>
            {fill(texts.corrects, { title: corrected.title, date: date(corrected.at) })}
          </a>
        </p>
      )}
      {correction && (
        <p>
          <a className={shared.link} href={`#ilan-${correction.id}`}>
            {fill(texts.corrected, { title: correction.title, date: date(correction.at) })}
          </a>
        </p>
      )}
      <p lang="tr" className={styles.text}>
        {text}
      </p>
    </article>
  );
}
