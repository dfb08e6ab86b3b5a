import './failure.css';

import { rootElementId } from '@vitrin/shared-contracts/boot';

const reasons = {
  /** The page did not start. */
  start:
    'Uygulama yüklenemedi. İnternet bağlantınızı kontrol edip yeniden deneyin; sorun sürerse yöneticinize bildirin.',
  /** The page was in use, so the connection is not the cause. */
  use: 'Sayfa gösterilirken bir hata oluştu; bağlantınızda sorun yok. Yeniden deneyin; hata sürerse bir süre sonra tekrar deneyin.',
} as const;

/** Shows an error message and a retry button in an empty root, without the code of any remote. The last resort. */
export function showFailure(reason: keyof typeof reasons = 'start'): void {
  const notice = document.createElement('main');
  notice.className = 'failure';
  const title = document.createElement('h1');
  title.textContent = 'Sayfa açılamadı';
  const text = document.createElement('p');
  text.textContent = reasons[reason];
  const retry = document.createElement('button');
  retry.textContent = 'Tekrar dene';
  retry.addEventListener('click', () => location.reload());
  notice.append(title, text, retry);
  document.getElementById(rootElementId)?.replaceChildren(notice);
  retry.focus();
}
