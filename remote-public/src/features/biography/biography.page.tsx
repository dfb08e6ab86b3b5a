import type { CorporateContent } from 'shared-contracts/page-contents';
import { useLoaderData } from 'shared-contracts/router';
import { PageHeader } from '../../shared/page-header.tsx';
import { PictureImage } from '../../shared/picture.tsx';
import { Prose } from '../../shared/prose.tsx';
import { useRootData } from '../../shared/root-data.ts';
import styles from './biography.module.css';
import { Roles } from './roles.tsx';
import { Timeline } from './timeline.tsx';

/** A story, not a form (look.md): portrait and words, the way so far, roles with years. */
export function BiographyPage() {
  const { title, summary, portrait, story, timeline, roles } = useLoaderData<CorporateContent>();
  const { breadcrumbs } = useRootData();
  return (
    <>
      <PageHeader title={title} text={summary} name={breadcrumbs.about_us.title} />
      <div className={styles.story}>
        {portrait && (
          <PictureImage className={styles.portrait} picture={portrait} sizes="(max-width: 800px) 92vw, 420px" first />
        )}
        <Prose className={styles.prose} html={story} />
      </div>
      <Timeline steps={timeline} />
      <Roles roles={roles} />
    </>
  );
}
