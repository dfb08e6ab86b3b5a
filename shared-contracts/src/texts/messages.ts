/** Fixed messages of the panel and the sign-in (product §4, §5, §8). */
export const messages = {
  failed: { title: 'Başarısız!', text: 'İşlem Başarısız!' },
  unreachable: { title: 'Hata!', text: 'İşlem Başarısız! Sistem Hatası!' },
  deleteFailed: 'Silme İşleminde Hata Oldu. Tekrar Deneyiniz!',
  reorderFailed: 'Sıra Düzeni Değiştirilmedi!',
  contractCreated: 'Sözleşme Eklendi!',
  contractUpdated: 'Sözleşme Güncellendi!',
  trashFailed: 'Çöpe taşıma işleminde sorun oldu!',
  trashed: 'Çöpe Taşındı!',
  languageCreateFailed: 'Oluşturulamadı!',
  languageServerError: 'Sunucu Hatası!',
  languageActivateFailed: 'Sistem hatası oluştu! Tekrar Deneyiniz!',
  deleted: 'Silindi!',
  reordered: 'Sıra Düzeni Değiştirildi.',
  created: 'Oluşturuldu!',
  updated: 'Güncellendi!',
  confirmDelete: { title: 'Emin Misin?!', text: 'Kalıcı Olarak Silinecek!', confirm: 'Evet, Sil!', cancel: 'Vazgeç' },
  confirmLanguage: {
    title: 'Onaylıyor Musunuz?',
    text: 'Sistemde Dil Oluşturulacak!',
    confirm: 'Evet, Oluştur!',
    cancel: 'Vazgeç',
  },
  login: {
    success: { title: 'Giriş Yapıldı!', text: 'Yönlendiriliyorsunuz...' },
    unreachable: { title: 'Sistemsel Hata!', text: 'Sistem Hatası' },
  },
} as const;
