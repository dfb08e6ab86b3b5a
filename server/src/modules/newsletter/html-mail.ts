import { directionOf } from '@vitrin/shared-contracts/languages';
import { escapeHtml } from '../../platform/http/html.ts';

/**
 * Returns the document of a mail. It loads nothing, so that reading it cannot be tracked, and has no styles: mail
 * programs remove them, and the preview in the panel may not have any. Its width is that of the window: a fixed one is cut off on a
 * phone.
 * @param parts - HTML
 */
export function htmlMail({ lang, title }: { lang: string; title: string }, parts: readonly string[]): string {
  return `<!doctype html>
<html lang="${escapeHtml(lang)}" dir="${directionOf(lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
</head>
<body>
<table role="presentation" width="100%" cellpadding="16" cellspacing="0" border="0"><tr><td><font face="Arial, Helvetica, sans-serif">
${parts.join('\n')}
</font></td></tr></table>
</body>
</html>
`;
}

export function heading(text: string): string {
  return `<h1>${escapeHtml(text)}</h1>`;
}

/** Renders a text; an empty line begins a new paragraph. */
export function paragraph(text: string): string {
  return text
    .split(/\n{2,}/)
    .map((part) => `<p>${escapeHtml(part).replaceAll('\n', '<br>')}</p>`)
    .join('\n');
}

export function small(text: string): string {
  return `<p><font size="2">${escapeHtml(text)}</font></p>`;
}

export function link(url: string, label: string): string {
  return `<p><a href="${escapeHtml(url)}">${escapeHtml(label)}</a></p>`;
}
