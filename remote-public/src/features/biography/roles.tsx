import type { CorporateContent } from '@vitrin/shared-contracts/page-contents';
import { useTexts } from '../../shared/root-data.ts';
import shared from '../../shared/shared.module.css';
import styles from './roles.module.css';

export interface RolesProps extends Pick<CorporateContent, 'roles'> {
  lang: string | undefined;
}

export function Roles({ roles, lang }: RolesProps) {
  const { biography } = useTexts();
  if (roles.length === 0) return null;
  return (
    <section className={styles.roles}>
      <h2 className={shared.heading}>{biography.roles}</h2>
      <ul lang={lang}>
        {roles.map(({ years, title, place }) => (
          <li key={years + title}>
            <span>{years}</span>
            <strong>{title}</strong>
            <span>{place}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
