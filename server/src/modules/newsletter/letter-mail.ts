import type { CompanyFacts } from '@vitrin/shared-contracts/company-facts';
import { pathInLanguage, publicPaths } from '@vitrin/shared-contracts/paths';
import { fill } from '@vitrin/shared-contracts/static-texts';
import type { LetterArticle } from '../articles/articles.service.ts';
import { escapeHtml } from '../../platform/http/html.ts';
import type { MailTexts } from './confirmation-mail.ts';
import { heading, htmlMail, link, paragraph, small } from './html-mail.ts';
import type { StoredLetter } from './letters.repository.ts';

/** A letter with what it names. */
export interface LetterContent {
  letter: Pick<StoredLetter, 'lang' | 'preface' | 'subject'>;
  articles: readonly LetterArticle[];
  mailTexts: MailTexts;
  /** Who sends it by law; empty while the company has not written its facts. */
  sender: string;
}

/** Returns the sender of a letter as the company states itself by law: trade name, MERSİS number and seat, as far as known. */
export function senderOf({ title, mersis, seat }: Pick<CompanyFacts, 'mersis' | 'seat' | 'title'>): string {
  return [title, mersis && `MERSİS: ${mersis}`, seat].filter(Boolean).join(', ');
}

/** Writes the copy of a letter for one subscription, as text and as HTML document. */
export function letterMail(content: LetterContent, leaveUrl: string): { subject: string; text: string; html: string } {
  return { subject: content.letter.subject, text: textOf(content, leaveUrl), html: htmlOf(content, leaveUrl) };
}

function textOf(
  { letter: { preface, subject }, articles, mailTexts, sender }: LetterContent,
  leaveUrl: string,
): string {
  const parts = [
    subject,
    preface,
    ...articles.map((article) =>
      [article.title, article.summary, urlOf(article, mailTexts)].filter(Boolean).join('\n'),
    ),
    ['-- ', whyOf(mailTexts), ...(sender ? [sender] : []), mailTexts.texts.mailLeave, leaveUrl].join('\n'),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function htmlOf(
  { letter: { lang, preface, subject }, articles, mailTexts, sender }: LetterContent,
  leaveUrl: string,
): string {
  const { company, publicUrl, texts } = mailTexts;
  return htmlMail({ lang, title: subject }, [
    `<p><a href="${escapeHtml(publicUrl)}">${escapeHtml(company)}</a></p>`,
    heading(subject),
    preface === '' ? '' : paragraph(preface),
    ...articles.map((article) => {
      const url = urlOf(article, mailTexts);
      const title = `<h2><a href="${escapeHtml(url)}">${escapeHtml(article.title)}</a></h2>`;
      return `${title}\n${article.summary === '' ? '' : paragraph(article.summary)}\n${link(url, `${texts.mailRead}: ${article.title}`)}`;
    }),
    '<hr>',
    small(whyOf(mailTexts)),
    sender === '' ? '' : small(sender),
    link(leaveUrl, texts.leaveAction),
  ]);
}

function whyOf({ texts, company }: MailTexts): string {
  return fill(texts.mailWhy, { company });
}

function urlOf({ seo_name }: LetterArticle, { publicUrl, lang }: MailTexts): string {
  return publicUrl + pathInLanguage(publicPaths.article(seo_name), lang);
}
