/** Texts of the sign-in in English, by their Turkish text. The other languages have the same keys. */
export const words = {
  'Giriş Yap': 'Sign in',
  '{company} Yönetim Paneli': '{company} administration panel',
  'E-Posta': 'Email',
  Şifre: 'Password',
  'Şifreyi göster': 'Show the password',
  'Şifreyi gizle': 'Hide the password',
  'Beni Hatırla': 'Remember me',
  'Şifremi unuttum': 'Forgotten password',
  'Geçiş anahtarı ile giriş': 'Sign in with a passkey',
  Yardım: 'Help',
  'yeni sekmede açılır': 'opens in a new tab',
  Dil: 'Language',
  'Tekrar dene': 'Try again',
  Tamam: 'OK',
  'Giriş Yapıldı!': 'Signed in!',
  'Yönlendiriliyorsunuz...': 'Taking you to the panel...',
  'Başarısız!': 'Not successful!',
  'İşlem Başarısız!': 'The request failed.',
  'Sistemsel Hata!': 'System error!',
  'Sistem Hatası': 'The server cannot be reached.',
  'Sunucuya ulaşılamadı. İnternet bağlantınızı kontrol edip yeniden deneyin; yazdıklarınız duruyor.':
    'The server cannot be reached. Please check your internet connection and try again; what you typed is still here.',
  'Yönetim paneline şu anda ulaşılamıyor. Oturumunuz açık kaldı.':
    'The administration panel cannot be reached at the moment. You are still signed in.',
  'Oturumunuz başka bir sekmede kapatıldı. Yazdıklarınız taslak olarak saklandı.':
    'You were signed out in another tab. What you typed has been kept as a draft.',
  'Giriş tamamlanamadı: Yönetim Paneli için tarayıcınızda JavaScript açık olmalıdır. Şifrenizi yeniden yazın.':
    'Signing in was not completed: the administration panel needs JavaScript to be turned on in your browser. Please type your password again.',
  'Oturumunuz sona erdi. Yazdıklarınız taslak olarak saklandı; giriş yaptığınızda kaldığınız ekrana dönersiniz.':
    'Your session has ended. What you typed has been kept as a draft; after signing in you return to the screen where you were.',
  'Tarayıcınız bu sitenin veri saklamasını engelliyor; bu yüzden giriş yapılamıyor. Tarayıcı ayarlarından bu site için çerezlere ve site verilerine izin verip sayfayı yenileyin.':
    'Your browser prevents this site from storing data, so you cannot sign in. Please allow cookies and site data for this site in the settings of your browser and reload the page.',
  'Tarayıcınızda bu site için ayrılan yer dolu; bu yüzden giriş yapılamıyor. Tarayıcı ayarlarından bu sitenin verilerini silip sayfayı yenileyin.':
    'The storage that your browser gives this site is full, so you cannot sign in. Please delete the data of this site in the settings of your browser and reload the page.',
  'Geçiş anahtarı kullanılmadı. Yeniden deneyebilir ya da başka bir yolla giriş yapabilirsiniz.':
    'No passkey was used. You can try again or sign in another way.',
  'Bu cihaz geçiş anahtarını kullanamadı. Başka bir yolla giriş yapabilirsiniz.':
    'This device could not use the passkey. You can sign in another way.',
  'Geçiş anahtarı ile doğrula': 'Verify with a passkey',
  'Geçiş anahtarı ile doğrulama': 'Verification with a passkey',
  'Hesabınız için iki adımlı giriş zorunlu. Girişi geçiş anahtarınızla tamamlayın.':
    'Two-step sign-in is required for your account. Please complete it with your passkey.',
  'Bu hesabın ikinci adımı bir geçiş anahtarı, ancak bu tarayıcı geçiş anahtarlarını desteklemiyor. Güncel bir tarayıcıyla ya da anahtarınızın bulunduğu cihazda yeniden deneyin.':
    'The second step of this account is a passkey, but this browser does not support passkeys. Please try again with a current browser or on the device that has your passkey.',
  'Giriş bağlantısı': 'Sign-in link',
  'Bu hesap için tanınmayan tarayıcılardan çok fazla deneme yapıldı. Hesap sizinse {email} adresine bir bağlantı gönderelim: onu bu tarayıcıda açtığınızda beklemeden giriş yapabilirsiniz.':
    'Unknown browsers have made too many attempts with this account. If it is yours, we can send a link to {email}: open it in this browser and you can sign in without waiting.',
  'Bağlantı gönder': 'Send the link',
  'Hesabınızın e-posta adresini yazın; yeni bir şifre belirleyebileceğiniz bağlantıyı gönderelim.':
    'Enter the email address of your account and we will send a link with which you can set a new password.',
  'Bu sunucuda e-posta gönderimi kurulu değil. Yeni bir şifre için yöneticinize başvurun; size tek kullanımlık bir şifre verebilir.':
    'This server is not set up to send email. Please ask your administrator for a new password; they can give you a one-time password.',
  'Girişe dön': 'Back to sign-in',
  'Vazgeç ve girişe dön': 'Cancel and go back to sign-in',
  'Bağlantı denetleniyor…': 'Checking the link…',
  Davetiniz: 'Your invitation',
  'Hoş geldiniz, {name}': 'Welcome, {name}',
  '{inviter} sizi {company} paneline “{role}” rolüyle davet etti. Hesabınız için bir şifre belirleyin:':
    '{inviter} has invited you to the panel of {company} with the role “{role}”. Please set a password for your account:',
  'Hesabı oluştur': 'Create the account',
  'Yeni şifrenizi belirleyin': 'Set your new password',
  'Kaydettiğinizde bu hesabın açık oturumları kapanır; yeni şifrenizle giriş yaparsınız.':
    'When you save it, all open sessions of this account end, and you sign in with your new password.',
  'Şifreyi kaydet': 'Save the password',
  'Başka bir hesapla giriş yap': 'Sign in with another account',
  'Bu adımın süresi doldu ya da çok fazla yanlış kod girildi. Lütfen şifrenizi yazarak baştan başlayın.':
    'This step has expired, or too many wrong codes were entered. Please start again with your password.',
  'Yeni şifre belirleyin': 'Set a new password',
  'Size verilen şifreyi yalnızca sizin bildiğiniz bir şifreyle değiştirin.':
    'Replace the password that you were given by one that only you know.',
  'Şifreyi değiştir ve giriş yap': 'Change the password and sign in',
  'Yeni şifre': 'New password',
  'Yeni şifreyi göster': 'Show the new password',
  'Yeni şifreyi gizle': 'Hide the new password',
  'Yeni şifre (tekrar)': 'New password (again)',
  'Tekrarlanan şifreyi göster': 'Show the repeated password',
  'Tekrarlanan şifreyi gizle': 'Hide the repeated password',
  'Şifreler Birbirinden Farklı': 'The passwords are not the same',
  'Şifre kuralları': 'Rules of the password',
  sağlandı: 'met',
  sağlanmadı: 'not met',
  'Doğrulama kodu': 'Verification code',
  'Doğrulama uygulamanızın bu hesap için gösterdiği 6 haneli kodu girin.':
    'Enter the 6-digit code that your authenticator app shows for this account.',
  'Kurtarma kodu kullan': 'Use a recovery code',
  'Kurtarma kodu': 'Recovery code',
  'Sakladığınız kurtarma kodlarından birini girin. Her kod bir kez kullanılır.':
    'Enter one of the recovery codes that you have saved. Each code works once.',
  'Doğrulama uygulamasını kullan': 'Use the authenticator app',
  Doğrula: 'Verify',
  'Uygulamanızdaki 6 Rakamı Giriniz': 'Enter the 6 digits of your app',
  'İki adımlı girişi kurun': 'Set up two-step sign-in',
  'Hesabınız için iki adımlı giriş zorunlu. Telefonunuzdaki doğrulama uygulamasını bu hesaba bağlayın.':
    'Two-step sign-in is required for your account. Please connect the authenticator app on your phone with this account.',
  'Doğrula ve devam et': 'Verify and continue',
  'Uygulamanızla bu QR kodunu okutun.': 'Scan this QR code with your app.',
  'Uygulamanın gösterdiği 6 haneli kodu yazın.': 'Enter the 6-digit code that the app shows.',
  'Doğrulama uygulaması için QR kodu': 'QR code for the authenticator app',
  'Kodu okutamıyorsanız bu anahtarı uygulamaya elle girin:': 'If you cannot scan the code, type this key into the app:',
  'Anahtarı kopyala': 'Copy the key',
  'Bu cihazdaki uygulamada aç': 'Open in an app on this device',
  'Kopyalandı.': 'Copied.',
  'Kopyalanamadı; metni seçerek kopyalayın.': 'Could not be copied; please select the text and copy it.',
  'Kurtarma kodlarınız': 'Your recovery codes',
  'Telefonunuza ulaşamadığınızda bu kodların her biriyle bir kez giriş yapabilirsiniz. Kodlar bir daha gösterilmez.':
    'When you do not have your phone, you can sign in once with each of these codes. They are not shown again.',
  Kopyala: 'Copy',
  İndir: 'Download',
  Yazdır: 'Print',
  'Kodları güvenli bir yere kaydettim': 'I have saved the codes in a safe place',
  'Devam et': 'Continue',
  '{company} Yönetim Paneli — kurtarma kodları': '{company} administration panel: recovery codes',
  'Her kod bir kez kullanılır.': 'Each code works once.',
  'kurtarma-kodlari.txt': 'recovery-codes.txt',
  // Messages of rules and of the server; {n} is a number.
  '* Bu Alan Zorunlu': '* This field is required',
  'Bu Alan {n} Karakterden Az Olamaz': 'Please enter at least {n} characters',
  'Bu Alan {n} Karakteri Geçemez': 'Please enter at most {n} characters',
  'Geçerli E-Mail Adresi Giriniz': 'Please enter a valid email address',
  'Metin Çok Uzun': 'This text is too long',
  'Geçersiz Değer': 'This value is not valid',
  'Bu Şifre Çok Yaygın, Başka Bir Şifre Seçiniz': 'This password is very common; please choose another one',
  'Şifre En Az {n} Farklı Karakter İçermelidir': 'The password needs at least {n} different characters',
  'Şifre Şirket Adını İçeremez': 'The password must not contain the name of the company',
  'Şifre E-Posta Adresinizin Bir Parçasını İçeremez': 'The password must not contain a part of your email address',
  'Yeni Şifre Eskisinden Farklı Olmalıdır': 'The new password must differ from the old one',
  '{n} ile {n} karakter arasında': 'Between {n} and {n} characters',
  'En az {n} farklı karakter': 'At least {n} different characters',
  'Yaygın bir şifre değil': 'Not a common password',
  'Şirket adını içermiyor': 'Without the name of the company',
  'E-posta adresinizin bir parçasını içermiyor': 'Without a part of your email address',
  'Lütfen işaretli alanları düzeltin.': 'Please correct the marked fields.',
  'Kayıt bulunamadı.': 'This account does not exist any more.',
  'Çok fazla deneme yapıldı. Lütfen biraz bekleyip yeniden deneyin.':
    'Too many attempts. Please wait a little and try again.',
  'Sayfanın süresi doldu. Sayfayı yenileyip yeniden deneyin.': 'This page has expired. Please reload it and try again.',
  'Veri tabanına şu anda ulaşılamıyor. Lütfen biraz sonra yeniden deneyin.':
    'The database cannot be reached at the moment. Please try again a little later.',
  'Sunucuda beklenmeyen bir hata oluştu. Lütfen yeniden deneyin.':
    'An unexpected error occurred on the server. Please try again.',
  'E-posta ya da şifre hatalı.': 'The email or the password is wrong.',
  'Kod hatalı ya da süresi geçmiş.': 'The code is wrong or has expired.',
  'Kod Hatalı': 'This code is wrong',
  'Geçiş anahtarı doğrulanamadı.': 'The passkey could not be verified.',
  'Bu e-posta adresiyle bir hesap varsa bağlantı birkaç dakika içinde gelir. Onu bu tarayıcıda açın.':
    'If there is an account with this email address, the link arrives within a few minutes. Please open it in this browser.',
  'Sunucuda e-posta gönderimi kurulu olmadığı için bağlantı gönderilemez.':
    'No link can be sent, because the server is not set up to send email.',
  'Bağlantının süresi dolmuş ya da bağlantı eksik. Giriş yapmayı deneyin, gerekirse yeni bir bağlantı isteyin.':
    'The link has expired or is incomplete. Please try to sign in, and request a new link if necessary.',
  'Bu tarayıcı tanındı. Şimdi şifrenizle giriş yapabilirsiniz.':
    'This browser is known now. You can sign in with your password.',
  'Bu e-posta adresiyle etkin bir hesap varsa şifre bağlantısı birkaç dakika içinde gelir. Gelmezse istenmeyen postalara da bakın. Bir hesaba saatte en çok üç bağlantı gönderilir.':
    'If there is an active account with this email address, the link arrives within a few minutes. If it does not, please look into your spam folder too. An account gets at most three links an hour.',
  'Sunucuda e-posta gönderimi kurulu değil. Yeni bir şifre için yöneticinize başvurun.':
    'The server is not set up to send email. Please ask your administrator for a new password.',
  'Bağlantının süresi dolmuş, bağlantı kullanılmış ya da eksik kopyalanmış. Yeni bir bağlantı isteyin.':
    'The link has expired, was used already or was copied incompletely. Please request a new one.',
  'Şifreniz değiştirildi. Yeni şifrenizle giriş yapabilirsiniz.':
    'Your password has been changed. You can sign in with the new one.',
  'Davetin süresi dolmuş, davet geri alınmış ya da kullanılmış. Sizi davet eden kişiden yeni bir davet isteyin.':
    'The invitation has expired, was withdrawn or was used already. Please ask the person who invited you for a new one.',
  'Bu e-posta adresiyle zaten bir hesap var. Giriş yapmayı deneyin.':
    'There is already an account with this email address. Please try to sign in.',
  'Hesabınız hazır. Belirlediğiniz şifreyle giriş yapabilirsiniz.':
    'Your account is ready. You can sign in with the password that you have set.',
};
