import '@vitrin/shared-contracts/prose-blocks.css';
import { publicPaths } from '@vitrin/shared-contracts/paths';
import { useLoaderData } from '@vitrin/shared-contracts/router';
import { dayRange } from '../../shared/dates.ts';
import { ApplicationForm } from '../../shared/form/application.form.tsx';
import { FormOrThanks } from '../../shared/form/form-or-thanks.tsx';
import { useContentLanguage } from '../../shared/language-notice.tsx';
import { Link } from '../../shared/link.tsx';
import { OpeningItems } from '../../shared/opening-items.tsx';
import { placeName } from '../../shared/place-name.ts';
import { Prose } from '../../shared/prose.tsx';
import { RecordFacts } from '../../shared/record-facts.tsx';
import { RecordHeader } from '../../shared/record-header.tsx';
import { textsLanguage, useRootData, useTexts } from '../../shared/root-data.ts';
import shared from '../../shared/shared.module.css';
import type { OpeningData } from './opening.loader.ts';
import record from '../../shared/record-page.module.css';
import styles from './opening.module.css';

/** Id of the form, for the link above the text. */
const FORM = 'basvuru';

export function OpeningPage() {
  const { opening, notice } = useLoaderData<OpeningData>();
  const { openings: texts } = useTexts();
  const lang = useContentLanguage(opening.lang);
  const { is_open } = opening;
  return (
    <article>
      <RecordHeader crumbs={[{ path: publicPaths.openings, name: texts.title }]} record={opening}>
        {is_open ? (
          <a className={`${shared.button} ${styles.apply}`} href={`#${FORM}`}>
            {texts.apply}
          </a>
        ) : (
          <p className={styles.closed}>
            <strong>{texts.closed}</strong> {texts.closedText}
          </p>
        )}
      </RecordHeader>
      <div className={`${record.body} ${styles.body}`}>
        <OpeningFacts opening={opening} lang={lang} />
        <div>
          <Prose html={opening.content} lang={lang} />
        </div>
      </div>
      {is_open && <Application opening={opening} notice={notice} />}
      <Others opening={opening} />
    </article>
  );
}

function OpeningFacts({ opening, lang }: Pick<OpeningData, 'opening'> & { lang: string | undefined }) {
  const root = useRootData();
  const { openings: texts } = root.texts;
  const { employment, positions, closes_on } = opening;
  return (
    <RecordFacts
      facts={[
        { label: texts.employment, value: texts[employment] },
        { label: texts.place, value: placeName(opening), lang },
        { label: texts.positions, value: positions },
        { label: texts.closes, value: closes_on && dayRange(closes_on, closes_on, textsLanguage(root)) },
      ]}
    />
  );
}

function Application({ opening: { id, title }, notice }: OpeningData) {
  const { contact, openings: texts } = useTexts();
  return (
    <section className={styles.application} id={FORM} aria-labelledby={`${FORM}-baslik`}>
      <h2 className={shared.heading} id={`${FORM}-baslik`}>
        {texts.apply}
      </h2>
      <FormOrThanks
        key={id}
        scope={`is-ilani-${id}`}
        notice={notice}
        thanks={{ title: contact.appliedTitle, text: contact.appliedText }}
      >
        {(place) => <ApplicationForm place={place} opening={{ id, title }} />}
      </FormOrThanks>
    </section>
  );
}

function Others({ opening: { others } }: Pick<OpeningData, 'opening'>) {
  const { openings: texts } = useTexts();
  if (others.length === 0) return null;
  return (
    <nav className={styles.others} aria-label={texts.others}>
      <h2 className={shared.heading}>{texts.others}</h2>
      <OpeningItems openings={others} />
      <Link className={shared.link} to={publicPaths.openings}>
        {texts.all}
      </Link>
    </nav>
  );
}
