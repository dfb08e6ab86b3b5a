import type { FormEvent } from 'react';
import { publicPaths } from '@vitrin/shared-contracts/paths';
import type { ProjectFilter, ProjectFilters } from '@vitrin/shared-contracts/projects';
import { provinceName } from '@vitrin/shared-contracts/provinces';
import { useNavigate } from '@vitrin/shared-contracts/router';
import { useAddress, useRootData } from '../../shared/root-data.ts';
import shared from '../../shared/shared.module.css';
import { searchedState } from '../../shared/use-result-focus.ts';
import { projectListPath, type ProjectChoice } from './project-choice.ts';
import styles from './project-list.module.css';

interface ProjectFilterFormProps {
  filters: ProjectFilters;
  choice: ProjectChoice;
}

/** Renders the filters of the list: a plain GET form that works before hydration and without script. */
export function ProjectFilterForm({ filters: { services, years, provinces }, choice }: ProjectFilterFormProps) {
  const { texts } = useRootData();
  const addressOf = useAddress();
  const navigate = useNavigate();
  const { projects } = texts;
  const selects = [
    { name: 'hizmet', label: projects.service, all: projects.allServices, values: services, chosen: choice.service },
    { name: 'yil', label: projects.year, all: projects.allYears, values: years, chosen: choice.year },
    { name: 'il', label: projects.province, all: projects.allProvinces, values: provinces, chosen: choice.province },
  ].filter(({ values, chosen }) => values.length > 1 || chosen !== '');
  if (selects.length === 0) return null;

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const value = (name: string) => {
      const chosen = form.get(name);
      return typeof chosen === 'string' ? chosen : '';
    };
    void navigate(projectListPath({ service: value('hizmet'), year: value('yil'), province: value('il') }), {
      preventScrollReset: true,
      state: searchedState,
    });
  }

  return (
    <form
      className={styles.filters}
      action={addressOf(publicPaths.projects)}
      aria-label={projects.filters}
      // The fields are not controlled: they show what the address says after Back, too.
      key={JSON.stringify(choice)}
      onSubmit={submit}
    >
      {selects.map(({ name, label, all, values, chosen }) => (
        <div key={name} className={styles.filter}>
          <label htmlFor={`suzgec-${name}`}>{label}</label>
          <select id={`suzgec-${name}`} name={name} defaultValue={chosen}>
            <option value="">{all}</option>
            {values.map((each: ProjectFilter & { title?: string }) => (
              <option key={each.value} value={each.value}>
                {`${each.title ?? (provinceName(each.value) || each.value)} (${each.count})`}
              </option>
            ))}
          </select>
        </div>
      ))}
      <button className={shared.button} type="submit">
        {projects.apply}
      </button>
    </form>
  );
}
