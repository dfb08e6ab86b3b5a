import { publicPaths } from '@vitrin/shared-contracts/paths';
import { documentOf } from '../../content/rich-text/markdown-document.ts';
import { pageParts, type DraftSection, type PageParts } from './draft-section.ts';
import type { TradeTexts } from './trade-texts.ts';

/** A page of the starting site as its form sends it. */
export interface StartingPage extends PageParts {
  title: string;
  summary: string;
}

const toContact = { href: publicPaths.contact };

/**
 * Returns the sections of the home page. Those of records are shown as soon as there is a record.
 * @param servicesPath - path of the page of services
 */
export function homeParts(texts: TradeTexts, servicesPath: string): PageParts {
  const { hero, introduction, services, serviceList, action } = texts;
  return pageParts([
    { kind: 'slides', texts: { hero_title: hero.title, hero_text: hero.text, hero_action: action } },
    { kind: 'statement', texts: { ...introduction } },
    {
      kind: 'cards',
      values: { columns: 'three' },
      texts: { ...services },
      items: serviceList.map(({ title, text }) => ({ values: { href: servicesPath }, texts: { title, text } })),
    },
    showcaseOf(texts),
    stepsOf(texts),
    { kind: 'articles', texts: { title: '' } },
    closingOf(texts),
  ]);
}

/** Returns the page about the company. */
export function aboutPage(texts: TradeTexts): StartingPage {
  const { about, story, principles, principleList } = texts;
  return {
    title: 'Hakkımızda',
    summary: about.text,
    ...pageParts([
      { kind: 'hero', values: { layout: 'text' }, texts: { ...about } },
      { kind: 'text', texts: { title: '', document: documentOf(story) } },
      {
        kind: 'cards',
        values: { columns: 'two' },
        texts: { title: principles, text: '' },
        items: principleList.map(({ title, text }) => ({ texts: { title, text } })),
      },
      ...teamOf(texts),
      closingOf(texts),
    ]),
  };
}

/** Returns the page of services. */
export function servicesPage(texts: TradeTexts): StartingPage {
  const { services, serviceList, questions } = texts;
  return {
    title: 'Hizmetler',
    summary: services.text,
    ...pageParts([
      { kind: 'hero', values: { layout: 'text' }, texts: { title: 'Hizmetlerimiz', text: services.text } },
      {
        kind: 'cards',
        values: { columns: 'two' },
        texts: { title: '', text: '' },
        items: serviceList.map(({ title, more }) => ({ texts: { title, text: more } })),
      },
      {
        kind: 'questions',
        texts: { title: 'Sık sorulanlar', text: '' },
        items: questions.map(({ question, answer }) => ({ texts: { question, answer } })),
      },
      closingOf(texts),
    ]),
  };
}

function showcaseOf({ showcase }: TradeTexts): DraftSection {
  return { kind: showcase.kind, texts: { title: showcase.title, text: '' } };
}

/** The people of the company, unless the home page shows them. */
function teamOf({ showcase }: TradeTexts): DraftSection[] {
  return showcase.kind === 'team' ? [] : [{ kind: 'team', texts: { title: 'Ekibimiz', text: '' } }];
}

function stepsOf({ steps, stepList }: TradeTexts): DraftSection {
  return { kind: 'steps', texts: { ...steps }, items: stepList.map(({ title, text }) => ({ texts: { title, text } })) };
}

function closingOf({ closing, action }: TradeTexts): DraftSection {
  return { kind: 'contact-strip', values: toContact, texts: { ...closing, button: action } };
}
