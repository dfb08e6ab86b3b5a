import '@vitrin/shared-contracts/prose-blocks.css';
import { publicPaths } from '@vitrin/shared-contracts/paths';
import type { Person } from '@vitrin/shared-contracts/people';
import { useLoaderData } from '@vitrin/shared-contracts/router';
import { ArticleCard } from '../../shared/article-card.tsx';
import { Breadcrumbs } from '../../shared/breadcrumbs.tsx';
import { LanguageNotice, useContentLanguage } from '../../shared/language-notice.tsx';
import { Link } from '../../shared/link.tsx';
import { ContactLinks } from '../../shared/person/contact-links.tsx';
import { Portrait } from '../../shared/person/portrait.tsx';
import { Prose } from '../../shared/prose.tsx';
import { useTexts } from '../../shared/root-data.ts';
import shared from '../../shared/shared.module.css';
import styles from './person.module.css';

export function PersonPage() {
  const person = useLoaderData<Person>();
  const { people: texts } = useTexts();
  const lang = useContentLanguage(person.lang);
  const { name, role, profession, summary, content, articles } = person;
  return (
    <article>
      <header className={styles.header}>
        <div className={styles.texts}>
          <Breadcrumbs crumbs={[{ name: texts.title, path: publicPaths.people }]} current={name} currentLang={lang} />
          <h1 className={styles.name} lang={lang}>
            {name}
          </h1>
          {(role || profession) && (
            <p className={styles.role} lang={lang}>
              {[role, profession].filter(Boolean).join(' · ')}
            </p>
          )}
          {summary && (
            <p className={styles.summary} lang={lang}>
              {summary}
            </p>
          )}
          <LanguageNotice lang={person.lang} />
          <ContactLinks person={person} shape="long" />
        </div>
        <Portrait className={styles.portrait} person={person} sizes="(max-width: 700px) 50vw, 352px" isAboveFold />
      </header>
      {content && (
        <div className={styles.text}>
          <Prose html={content} lang={lang} />
        </div>
      )}
      {articles.length > 0 && (
        <section className={styles.articles}>
          <h2 className={shared.heading}>{texts.articles}</h2>
          <div className={styles.cards}>
            {articles.map(({ author: _author, ...article }) => (
              <ArticleCard key={article.id} article={article} />
            ))}
          </div>
        </section>
      )}
      <nav className={styles.more} aria-label={texts.title}>
        <Link className={shared.link} to={publicPaths.people}>
          {texts.all}
        </Link>
      </nav>
    </article>
  );
}
