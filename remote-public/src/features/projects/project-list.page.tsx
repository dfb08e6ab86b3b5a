import { publicPaths } from '@vitrin/shared-contracts/paths';
import { useLoaderData } from '@vitrin/shared-contracts/router';
import { Link } from '../../shared/link.tsx';
import { PageHeader } from '../../shared/page-header.tsx';
import { Pagination } from '../../shared/pagination/pagination.tsx';
import { ProjectCard } from '../../shared/project-card.tsx';
import { textsLanguage, useRootData, useTexts } from '../../shared/root-data.ts';
import shared from '../../shared/shared.module.css';
import { useCountText } from '../../shared/use-count-text.ts';
import { useResultFocus } from '../../shared/use-result-focus.ts';
import { ProvinceMap } from './map/province-map.tsx';
import { isFiltered, projectListPath } from './project-choice.ts';
import { ProjectFilterForm } from './project-filter.form.tsx';
import type { ProjectListData } from './project-list.loader.ts';
import styles from './project-list.module.css';

export function ProjectListPage() {
  const list = useLoaderData<ProjectListData>();
  const root = useRootData();
  const { projects: texts } = root.texts;
  return (
    <>
      <PageHeader
        title={texts.title}
        text={texts.text}
        lang={textsLanguage(root)}
        contents={list.projects.map(({ lang }) => lang)}
      />
      <section className={styles.section} aria-label={texts.title}>
        <h2 className={shared.hidden}>{texts.title}</h2>
        <ProjectFilterForm filters={list.filters} choice={list.choice} />
        <FilterNote list={list} />
        <div className={styles.list}>
          {list.projects.map((project) => (
            <ProjectCard key={project.id} project={project} />
          ))}
        </div>
        <Pagination
          page={list.page}
          pages={list.pages}
          label={texts.pages}
          pathOf={(page) => projectListPath(list.choice, page)}
        />
      </section>
      <ProvinceMap provinces={list.filters.provinces} choice={list.choice} />
    </>
  );
}

/** Says how many projects match the filters, or in words that none does, with a link to all of them. */
function FilterNote({ list: { choice, total } }: { list: ProjectListData }) {
  const { projects: texts } = useTexts();
  const countText = useCountText();
  const filtered = isFiltered(choice);
  const result = useResultFocus(filtered ? JSON.stringify(choice) : '');
  return (
    <div className={filtered ? styles.note : shared.hidden}>
      <p role="status" tabIndex={-1} ref={result}>
        {filtered ? (total === 0 ? texts.noMatch : countText(['projects', 'found'], { total })) : ''}
      </p>
      {filtered && (
        <Link className={shared.link} to={publicPaths.projects}>
          {texts.all}
        </Link>
      )}
    </div>
  );
}
