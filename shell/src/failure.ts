import './failure.css';

import { rootElementId } from 'shared-contracts/boot';

/** The last resort of an empty root: what happened and a way on, without any remote's code. */
export function showFailure(): void {
  const notice = document.createElement('main');
  notice.className = 'failure';
  const title = document.createElement('h1');
  title.textContent = 'Sayfa açılamadı';
  const text = document.createElement('p');
  text.textContent =
    'Uygulama yüklenemedi. İnternet bağlantınızı kontrol edip yeniden deneyin; sorun sürerse yöneticinize bildirin.';
  const retry = document.createElement('button');
  retry.textContent = 'Tekrar dene';
  retry.addEventListener('click', () => location.reload());
  notice.append(title, text, retry);
  document.getElementById(rootElementId)?.replaceChildren(notice);
  retry.focus();
}
