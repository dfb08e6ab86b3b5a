import { publicPaths } from '@vitrin/shared-contracts/paths';
import { Link, useLoaderData } from '@vitrin/shared-contracts/router';
import page from '../../shared/page.module.css';
import { useSite, useSiteAddress, useTexts } from '../../shared/site.ts';
import type { StartData } from './start.loader.ts';
import styles from './start.module.css';

export function StartPage() {
  const { articles } = useLoaderData<StartData>();
  const texts = useTexts();
  const { paths } = useSite();
  return (
    <>
      <div className={page.top}>
        <h1 className={page.title}>{texts.title}</h1>
        <p className={page.lead}>{texts.summary}</p>
        <Link className={page.button} to={paths.about}>
          {texts.about}
        </Link>
      </div>
      {articles.length > 0 && (
        <section className={styles.articles} aria-labelledby="articles">
          <h2 id="articles">{texts.articles}</h2>
          <ul className={styles.list}>
            {articles.map((article) => (
              <Article key={article.id} {...article} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Article({ title, seo_name, summary, published_at, lang }: StartData['articles'][number]) {
  const { language } = useSite();
  const inLanguage = useSiteAddress();
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'Europe/Istanbul' });
  return (
    <li className={styles.article}>
      <time dateTime={published_at}>{date.format(new Date(published_at))}</time>
      <h3 lang={lang}>
        <a href={inLanguage(publicPaths.article(seo_name))}>{title}</a>
      </h3>
      <p lang={lang}>{summary}</p>
    </li>
  );
}
