/** Messages of the server that any request may get. The sign-in translates them, so they are in one place. */
export const serverAnswers = {
  check: 'Lütfen işaretli alanları düzeltin.',
  notFound: 'Kayıt bulunamadı.',
  throttled: 'Çok fazla deneme yapıldı. Lütfen biraz bekleyip yeniden deneyin.',
  stalePage: 'Sayfanın süresi doldu. Sayfayı yenileyip yeniden deneyin.',
  unavailable: 'Veri tabanına şu anda ulaşılamıyor. Lütfen biraz sonra yeniden deneyin.',
  unexpected: 'Sunucuda beklenmeyen bir hata oluştu. Lütfen yeniden deneyin.',
} as const;

/** Messages of the requests of the sign-in, which translates them. */
export const signInAnswers = {
  wrongCredentials: 'E-posta ya da şifre hatalı.',
  wrongCode: 'Kod hatalı ya da süresi geçmiş.',
  /** Message of the field of a code. */
  wrongCodeField: 'Kod Hatalı',
  passkeyNotVerified: 'Geçiş anahtarı doğrulanamadı.',
  browserLinkSent: 'Bu e-posta adresiyle bir hesap varsa bağlantı birkaç dakika içinde gelir. Onu bu tarayıcıda açın.',
  browserLinkWithoutMail: 'Sunucuda e-posta gönderimi kurulu olmadığı için bağlantı gönderilemez.',
  browserLinkExpired:
    'Bağlantının süresi dolmuş ya da bağlantı eksik. Giriş yapmayı deneyin, gerekirse yeni bir bağlantı isteyin.',
  browserKnown: 'Bu tarayıcı tanındı. Şimdi şifrenizle giriş yapabilirsiniz.',
  resetLinkSent:
    'Bu e-posta adresiyle etkin bir hesap varsa şifre bağlantısı birkaç dakika içinde gelir. Gelmezse istenmeyen ' +
    'postalara da bakın. Bir hesaba saatte en çok üç bağlantı gönderilir.',
  resetWithoutMail: 'Sunucuda e-posta gönderimi kurulu değil. Yeni bir şifre için yöneticinize başvurun.',
  resetLinkExpired:
    'Bağlantının süresi dolmuş, bağlantı kullanılmış ya da eksik kopyalanmış. Yeni bir bağlantı isteyin.',
  passwordChanged: 'Şifreniz değiştirildi. Yeni şifrenizle giriş yapabilirsiniz.',
  invitationExpired:
    'Davetin süresi dolmuş, davet geri alınmış ya da kullanılmış. Sizi davet eden kişiden yeni bir davet isteyin.',
  emailTaken: 'Bu e-posta adresiyle zaten bir hesap var. Giriş yapmayı deneyin.',
  accountReady: 'Hesabınız hazır. Belirlediğiniz şifreyle giriş yapabilirsiniz.',
} as const;
