import type { Article, ArticleLink } from '@vitrin/shared-contracts/articles';
import { publicPaths } from '@vitrin/shared-contracts/paths';
import { Link } from '../../shared/link.tsx';
import { useContentLanguage } from '../../shared/language-notice.tsx';
import { useTexts } from '../../shared/root-data.ts';
import shared from '../../shared/shared.module.css';
import styles from './article.module.css';

export function Neighbours({ previous, next }: Pick<Article, 'previous' | 'next'>) {
  const { article, navbar } = useTexts();
  const links = [
    { link: previous, label: article.previous, rel: 'prev' },
    { link: next, label: article.next, rel: 'next' },
  ];
  return (
    <nav className={styles.neighbours} aria-label={navbar.articles}>
      {links.map(
        ({ link, label, rel }) =>
          link && (
            <Link key={rel} rel={rel} to={publicPaths.article(link.seo_name)}>
              <span>{label}</span>
              <Title {...link} />
            </Link>
          ),
      )}
      <Link className={shared.link} to={publicPaths.articles}>
        {article.back}
      </Link>
    </nav>
  );
}

function Title({ title, lang }: ArticleLink) {
  return <strong lang={useContentLanguage(lang)}>{title}</strong>;
}
