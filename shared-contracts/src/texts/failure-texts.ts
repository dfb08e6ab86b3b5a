/** Texts for the case that nothing could be loaded; every page contains them. */
export const failureTexts = {
  title: 'Sayfa yüklenemedi.',
  text: 'İnternet bağlantınızı kontrol edip yeniden deneyin.',
  /** For failures that are not caused by the connection. */
  fault:
    'Sayfa gösterilirken bir hata oluştu; bağlantınızda sorun yok. Yeniden deneyin; hata sürerse bir süre sonra tekrar deneyin.',
  retry: 'Tekrar dene',
};
