import { publicPaths } from '@vitrin/shared-contracts/paths';
import type { PersonCredit } from '@vitrin/shared-contracts/people';
import { useContentLanguage } from '../../shared/language-notice.tsx';
import { Link } from '../../shared/link.tsx';
import { Portrait } from '../../shared/person/portrait.tsx';
import { useTexts } from '../../shared/root-data.ts';
import shared from '../../shared/shared.module.css';
import styles from './author.module.css';

/** Renders the author of an article, with a link to the page of the person if there is one. */
export function Author({ author }: { author: PersonCredit }) {
  const { people: texts } = useTexts();
  const lang = useContentLanguage(author.lang);
  const { name, seo_name, role } = author;
  return (
    <div className={styles.author}>
      <Portrait className={styles.portrait} person={author} sizes="56px" />
      <div>
        <p className={shared.hidden}>{texts.author}</p>
        <p className={styles.name} lang={lang}>
          {seo_name === null ? (
            name
          ) : (
            <Link to={publicPaths.person(seo_name)} rel="author">
              {name}
            </Link>
          )}
        </p>
        {role && (
          <p className={styles.role} lang={lang}>
            {role}
          </p>
        )}
      </div>
    </div>
  );
}
