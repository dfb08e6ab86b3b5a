/** Returns a self-contained HTML document: it must work when nothing else does. */
export function plainPage(title: string, text: string): string {
  return `<!doctype html>
<html lang="tr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="/">Anasayfa</a></p>
</html>`;
}

/** The page that visitors see when a document cannot be rendered. */
export const unavailablePage = plainPage(
  'Site şu anda yanıt veremiyor',
  'Kısa süreli bir aksaklık var. Lütfen birkaç dakika sonra yeniden deneyin.',
);
