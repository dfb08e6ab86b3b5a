import { useLoaderData } from 'shared-contracts/router';
import { ContactStrip } from './contact-strip.tsx';
import { Hero } from './hero.tsx';
import type { HomeData } from './home.loader.ts';
import { Introduction } from './introduction.tsx';
import { LatestArticles } from './latest-articles.tsx';
import { Numbers } from './numbers.tsx';

export function HomePage() {
  const { content, articles } = useLoaderData<HomeData>();
  return (
    <>
      <Hero content={content} />
      <Introduction content={content} />
      <Numbers numbers={content.numbers} />
      <LatestArticles title={content.articles_title} articles={articles} />
      <ContactStrip title={content.contact_title} text={content.contact_text} />
    </>
  );
}
