import { fill, type StaticTexts } from '@vitrin/shared-contracts/static-texts';
import { escapeHtml } from '../../platform/http/html.ts';
import type { LinkState } from './subscription-links.service.ts';
import type { TokenPurpose } from './tokens.repository.ts';
import type { VisitorPage } from './visitor-page.ts';

type Shown = Pick<VisitorPage, 'title' | 'body'>;
type Texts = StaticTexts['newsletter'];

const questions = {
  confirm: { title: 'confirmTitle', text: 'confirmText', action: 'confirmAction' },
  leave: { title: 'leaveTitle', text: 'leaveText', action: 'leaveAction' },
} as const;
const answers = {
  confirm: { title: 'confirmedTitle', text: 'confirmedText' },
  leave: { title: 'leftTitle', text: 'leftText' },
} as const;

/** Returns the page of a link: a question with one button, or what has been done. The form is sent to its own address. */
export function linkPage(texts: Texts, purpose: TokenPurpose, link: LinkState): Shown {
  if (link.state === 'invalid') return { title: texts.invalidTitle, body: paragraph(texts.invalidText) };
  if (link.state === 'done') {
    const { title, text } = answers[purpose];
    return { title: texts[title], body: `<div role="status">${paragraph(texts[text])}</div>` };
  }
  const { title, text, action } = questions[purpose];
  return {
    title: texts[title],
    body: `${paragraph(fill(texts[text], { email: link.email }))}
<form method="post"><button>${escapeHtml(texts[action])}</button></form>`,
  };
}

export function paragraph(text: string): string {
  return `<p>${escapeHtml(text)}</p>`;
}
