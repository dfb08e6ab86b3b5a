import { Link } from '@vitrin/shared-contracts/router';
import page from '../../shared/page.module.css';
import { useSite, useTexts } from '../../shared/site.ts';

export function AboutPage() {
  const { about, aboutText, back } = useTexts();
  const { paths } = useSite();
  return (
    <div className={page.top}>
      <h1 className={page.title}>{about}</h1>
      <p className={page.lead}>{aboutText}</p>
      <Link className={page.button} to={paths.start}>
        {back}
      </Link>
    </div>
  );
}
