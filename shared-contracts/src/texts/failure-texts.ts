/** What stands where nothing else could be read: the page carries these by itself. */
export const failureTexts = {
  title: 'Sayfa yüklenemedi.',
  text: 'İnternet bağlantınızı kontrol edip yeniden deneyin.',
  /** Where the connection is not the cause. */
  fault:
    'Sayfa gösterilirken bir hata oluştu; sorun sizin bağlantınızda değil. Yeniden deneyin, sürerse biraz sonra tekrar gelin.',
  retry: 'Tekrar dene',
};
