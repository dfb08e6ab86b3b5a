import type { OpeningList } from '@vitrin/shared-contracts/openings';
import { useLoaderData } from '@vitrin/shared-contracts/router';
import { OpeningItems } from '../../shared/opening-items.tsx';
import { PageHeader } from '../../shared/page-header.tsx';
import { textsLanguage, useRootData } from '../../shared/root-data.ts';
import shared from '../../shared/shared.module.css';
import styles from './opening-list.module.css';

export function OpeningListPage() {
  const { openings } = useLoaderData<OpeningList>();
  const root = useRootData();
  const { openings: texts } = root.texts;
  return (
    <>
      <PageHeader
        title={texts.title}
        text={texts.text}
        lang={textsLanguage(root)}
        contents={openings.map(({ lang }) => lang)}
      />
      <section className={styles.section} aria-label={texts.title}>
        <h2 className={shared.hidden}>{texts.title}</h2>
        <OpeningItems openings={openings} />
      </section>
    </>
  );
}
