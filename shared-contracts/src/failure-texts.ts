/** What stands where nothing else could be read: the page carries these by itself. */
export const failureTexts = {
  title: 'Sayfa yüklenemedi.',
  text: 'İnternet bağlantınızı kontrol edip yeniden deneyin.',
  retry: 'Tekrar dene',
};
