import '@vitrin/shared-contracts/prose-blocks.css';
import { useLoaderData } from '@vitrin/shared-contracts/router';
import { useBreadcrumbs } from '../../shared/inner-pages.ts';
import { useContentLanguage } from '../../shared/language-notice.tsx';
import { PageHeader } from '../../shared/page-header.tsx';
import { PictureImage } from '../../shared/picture.tsx';
import { Prose } from '../../shared/prose.tsx';
import { sitePageSections } from '../site-page/lazy-sections.ts';
import type { BiographyData } from './biography.loader.ts';
import styles from './biography.module.css';
import { Roles } from './roles.tsx';
import { Timeline } from './timeline.tsx';

/** Shows portrait and text, the timeline and roles with years; a story rather than a form (look.md). */
export function BiographyPage() {
  const { content, records } = useLoaderData<BiographyData>();
  const { title, summary, portrait, story, timeline, roles, sections } = content;
  const lang = useContentLanguage(content.lang);
  const header = useBreadcrumbs('about_us');
  return (
    <>
      <PageHeader title={title || header.title} text={summary} name={header.title} lang={content.lang} />
      <div className={styles.story}>
        {portrait && (
          <PictureImage
            className={styles.portrait}
            picture={portrait}
            sizes="(max-width: 800px) 92vw, 420px"
            isAboveFold
          />
        )}
        <Prose className={styles.prose} html={story} lang={lang} />
      </div>
      <Timeline steps={timeline} lang={lang} />
      <Roles roles={roles} lang={lang} />
      {sections.length > 0 && <sitePageSections.View sections={sections} records={records} />}
    </>
  );
}
