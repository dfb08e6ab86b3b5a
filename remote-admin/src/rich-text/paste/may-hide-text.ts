/** Content that the plain text of a clipboard contains although its source does not show it: hidden or deleted. */
const MAYBE =
  /display\s*:\s*none|mso-hide|visibility\s*:\s*(?:hidden|collapse)|<del\b|msoDel|TextDeletion|MsoComment|font-size\s*:\s*0|text-indent\s*:\s*-\d{3}|clip\s*:|opacity\s*:\s*0|\shidden\b|(?:width|height)\s*[=:]\s*["']?0\b/i;

/** Reports cheaply whether a paste may have such content. */
export function mayHideText(html: string): boolean {
  return MAYBE.test(html);
}
