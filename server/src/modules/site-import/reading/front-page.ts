import type { LeftItem } from './source-item.ts';

const REASON = 'dosya hangi sayfanın ana sayfa olduğunu söylemez; ana sayfayı panelde “Ana sayfa” ekranından kurun';

/** Returns the item that names a choice which exports of other systems do not have. */
export function frontPageItem(file: string): LeftItem {
  const title = 'ana sayfa seçimi';
  const notes = [{ what: title, reason: REASON }];
  return { type: 'left', kind: 'setting', id: 'setting:front-page', title, place: { file, line: 0 }, notes };
}
