import type { Words } from './words.ts';

/** Texts of the sign-in in German. */
export const words: Words = {
  'Giriş Yap': 'Anmelden',
  '{company} Yönetim Paneli': '{company} – Verwaltung',
  'E-Posta': 'E-Mail',
  Şifre: 'Passwort',
  'Şifreyi göster': 'Passwort anzeigen',
  'Şifreyi gizle': 'Passwort verbergen',
  'Beni Hatırla': 'E-Mail merken',
  'Şifremi unuttum': 'Passwort vergessen',
  'Geçiş anahtarı ile giriş': 'Mit Passkey anmelden',
  Yardım: 'Hilfe',
  'yeni sekmede açılır': 'öffnet in einem neuen Tab',
  Dil: 'Sprache',
  'Tekrar dene': 'Erneut versuchen',
  Tamam: 'OK',
  'Giriş Yapıldı!': 'Angemeldet!',
  'Yönlendiriliyorsunuz...': 'Sie werden weitergeleitet...',
  'Başarısız!': 'Nicht erfolgreich!',
  'İşlem Başarısız!': 'Die Anfrage ist fehlgeschlagen.',
  'Sistemsel Hata!': 'Systemfehler!',
  'Sistem Hatası': 'Der Server ist nicht erreichbar.',
  'Sunucuya ulaşılamadı. İnternet bağlantınızı kontrol edip yeniden deneyin; yazdıklarınız duruyor.':
    'Der Server ist nicht erreichbar. Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut; Ihre Eingaben sind erhalten.',
  'Yönetim paneline şu anda ulaşılamıyor. Oturumunuz açık kaldı.':
    'Die Verwaltung ist zurzeit nicht erreichbar. Sie sind weiterhin angemeldet.',
  'Oturumunuz başka bir sekmede kapatıldı. Yazdıklarınız taslak olarak saklandı.':
    'Sie wurden in einem anderen Tab abgemeldet. Ihre Eingaben sind als Entwurf gespeichert.',
  'Giriş tamamlanamadı: Yönetim Paneli için tarayıcınızda JavaScript açık olmalıdır. Şifrenizi yeniden yazın.':
    'Die Anmeldung wurde nicht abgeschlossen: Für die Verwaltung muss JavaScript in Ihrem Browser eingeschaltet sein. Bitte geben Sie Ihr Passwort erneut ein.',
  'Oturumunuz sona erdi. Yazdıklarınız taslak olarak saklandı; giriş yaptığınızda kaldığınız ekrana dönersiniz.':
    'Ihre Sitzung ist abgelaufen. Ihre Eingaben sind als Entwurf gespeichert; nach der Anmeldung kehren Sie zum letzten Bildschirm zurück.',
  'Tarayıcınız bu sitenin veri saklamasını engelliyor; bu yüzden giriş yapılamıyor. Tarayıcı ayarlarından bu site için çerezlere ve site verilerine izin verip sayfayı yenileyin.':
    'Ihr Browser verhindert, dass diese Website Daten speichert; deshalb ist keine Anmeldung möglich. Bitte erlauben Sie in den Einstellungen des Browsers Cookies und Websitedaten für diese Website und laden Sie die Seite neu.',
  'Tarayıcınızda bu site için ayrılan yer dolu; bu yüzden giriş yapılamıyor. Tarayıcı ayarlarından bu sitenin verilerini silip sayfayı yenileyin.':
    'Der Speicher, den Ihr Browser dieser Website gibt, ist voll; deshalb ist keine Anmeldung möglich. Bitte löschen Sie in den Einstellungen des Browsers die Daten dieser Website und laden Sie die Seite neu.',
  'Geçiş anahtarı kullanılmadı. Yeniden deneyebilir ya da başka bir yolla giriş yapabilirsiniz.':
    'Es wurde kein Passkey verwendet. Sie können es erneut versuchen oder sich auf andere Weise anmelden.',
  'Bu cihaz geçiş anahtarını kullanamadı. Başka bir yolla giriş yapabilirsiniz.':
    'Dieses Gerät konnte den Passkey nicht verwenden. Sie können sich auf andere Weise anmelden.',
  'Geçiş anahtarı ile doğrula': 'Mit Passkey bestätigen',
  'Geçiş anahtarı ile doğrulama': 'Bestätigung mit Passkey',
  'Hesabınız için iki adımlı giriş zorunlu. Girişi geçiş anahtarınızla tamamlayın.':
    'Für Ihr Konto ist die Anmeldung in zwei Schritten vorgeschrieben. Bitte schließen Sie sie mit Ihrem Passkey ab.',
  'Bu hesabın ikinci adımı bir geçiş anahtarı, ancak bu tarayıcı geçiş anahtarlarını desteklemiyor. Güncel bir tarayıcıyla ya da anahtarınızın bulunduğu cihazda yeniden deneyin.':
    'Der zweite Schritt dieses Kontos ist ein Passkey, aber dieser Browser unterstützt keine Passkeys. Bitte versuchen Sie es mit einem aktuellen Browser oder auf dem Gerät mit Ihrem Passkey.',
  'Giriş bağlantısı': 'Anmeldelink',
  'Bu hesap için tanınmayan tarayıcılardan çok fazla deneme yapıldı. Hesap sizinse {email} adresine bir bağlantı gönderelim: onu bu tarayıcıda açtığınızda beklemeden giriş yapabilirsiniz.':
    'Unbekannte Browser haben mit diesem Konto zu viele Versuche unternommen. Wenn es Ihr Konto ist, senden wir einen Link an {email}: Öffnen Sie ihn in diesem Browser, dann können Sie sich ohne Wartezeit anmelden.',
  'Bağlantı gönder': 'Link senden',
  'Hesabınızın e-posta adresini yazın; yeni bir şifre belirleyebileceğiniz bağlantıyı gönderelim.':
    'Geben Sie die E-Mail-Adresse Ihres Kontos ein; wir senden Ihnen einen Link, mit dem Sie ein neues Passwort festlegen können.',
  'Bu sunucuda e-posta gönderimi kurulu değil. Yeni bir şifre için yöneticinize başvurun; size tek kullanımlık bir şifre verebilir.':
    'Auf diesem Server ist kein E-Mail-Versand eingerichtet. Bitte wenden Sie sich für ein neues Passwort an Ihre Administration; sie kann Ihnen ein Einmalpasswort geben.',
  'Girişe dön': 'Zurück zur Anmeldung',
  'Vazgeç ve girişe dön': 'Abbrechen und zurück zur Anmeldung',
  'Bağlantı denetleniyor…': 'Der Link wird geprüft…',
  Davetiniz: 'Ihre Einladung',
  'Hoş geldiniz, {name}': 'Willkommen, {name}',
  '{inviter} sizi {company} paneline “{role}” rolüyle davet etti. Hesabınız için bir şifre belirleyin:':
    '{inviter} hat Sie mit der Rolle „{role}“ in die Verwaltung von {company} eingeladen. Bitte legen Sie ein Passwort für Ihr Konto fest:',
  'Hesabı oluştur': 'Konto anlegen',
  'Yeni şifrenizi belirleyin': 'Legen Sie Ihr neues Passwort fest',
  'Kaydettiğinizde bu hesabın açık oturumları kapanır; yeni şifrenizle giriş yaparsınız.':
    'Beim Speichern werden alle offenen Sitzungen dieses Kontos beendet; danach melden Sie sich mit dem neuen Passwort an.',
  'Şifreyi kaydet': 'Passwort speichern',
  'Başka bir hesapla giriş yap': 'Mit einem anderen Konto anmelden',
  'Bu adımın süresi doldu ya da çok fazla yanlış kod girildi. Lütfen şifrenizi yazarak baştan başlayın.':
    'Dieser Schritt ist abgelaufen, oder es wurden zu viele falsche Codes eingegeben. Bitte beginnen Sie erneut mit Ihrem Passwort.',
  'Yeni şifre belirleyin': 'Neues Passwort festlegen',
  'Size verilen şifreyi yalnızca sizin bildiğiniz bir şifreyle değiştirin.':
    'Ersetzen Sie das Passwort, das Sie erhalten haben, durch eines, das nur Sie kennen.',
  'Şifreyi değiştir ve giriş yap': 'Passwort ändern und anmelden',
  'Yeni şifre': 'Neues Passwort',
  'Yeni şifreyi göster': 'Neues Passwort anzeigen',
  'Yeni şifreyi gizle': 'Neues Passwort verbergen',
  'Yeni şifre (tekrar)': 'Neues Passwort (wiederholen)',
  'Tekrarlanan şifreyi göster': 'Wiederholtes Passwort anzeigen',
  'Tekrarlanan şifreyi gizle': 'Wiederholtes Passwort verbergen',
  'Şifreler Birbirinden Farklı': 'Die Passwörter stimmen nicht überein',
  'Şifre kuralları': 'Regeln für das Passwort',
  sağlandı: 'erfüllt',
  sağlanmadı: 'nicht erfüllt',
  'Doğrulama kodu': 'Bestätigungscode',
  'Doğrulama uygulamanızın bu hesap için gösterdiği 6 haneli kodu girin.':
    'Geben Sie den 6-stelligen Code ein, den Ihre Authenticator-App für dieses Konto anzeigt.',
  'Kurtarma kodu kullan': 'Wiederherstellungscode verwenden',
  'Kurtarma kodu': 'Wiederherstellungscode',
  'Sakladığınız kurtarma kodlarından birini girin. Her kod bir kez kullanılır.':
    'Geben Sie einen der gespeicherten Wiederherstellungscodes ein. Jeder Code gilt einmal.',
  'Doğrulama uygulamasını kullan': 'Authenticator-App verwenden',
  Doğrula: 'Bestätigen',
  'Uygulamanızdaki 6 Rakamı Giriniz': 'Geben Sie die 6 Ziffern Ihrer App ein',
  'İki adımlı girişi kurun': 'Anmeldung in zwei Schritten einrichten',
  'Hesabınız için iki adımlı giriş zorunlu. Telefonunuzdaki doğrulama uygulamasını bu hesaba bağlayın.':
    'Für Ihr Konto ist die Anmeldung in zwei Schritten vorgeschrieben. Bitte verbinden Sie die Authenticator-App Ihres Telefons mit diesem Konto.',
  'Doğrula ve devam et': 'Bestätigen und weiter',
  'Uygulamanızla bu QR kodunu okutun.': 'Scannen Sie diesen QR-Code mit Ihrer App.',
  'Uygulamanın gösterdiği 6 haneli kodu yazın.': 'Geben Sie den 6-stelligen Code der App ein.',
  'Doğrulama uygulaması için QR kodu': 'QR-Code für die Authenticator-App',
  'Kodu okutamıyorsanız bu anahtarı uygulamaya elle girin:':
    'Wenn Sie den Code nicht scannen können, geben Sie diesen Schlüssel in der App ein:',
  'Anahtarı kopyala': 'Schlüssel kopieren',
  'Bu cihazdaki uygulamada aç': 'In einer App auf diesem Gerät öffnen',
  'Kopyalandı.': 'Kopiert.',
  'Kopyalanamadı; metni seçerek kopyalayın.':
    'Kopieren nicht möglich; bitte markieren Sie den Text und kopieren Sie ihn.',
  'Kurtarma kodlarınız': 'Ihre Wiederherstellungscodes',
  'Telefonunuza ulaşamadığınızda bu kodların her biriyle bir kez giriş yapabilirsiniz. Kodlar bir daha gösterilmez.':
    'Wenn Sie Ihr Telefon nicht zur Hand haben, können Sie sich mit jedem dieser Codes einmal anmelden. Sie werden nicht noch einmal angezeigt.',
  Kopyala: 'Kopieren',
  İndir: 'Herunterladen',
  Yazdır: 'Drucken',
  'Kodları güvenli bir yere kaydettim': 'Ich habe die Codes an einem sicheren Ort gespeichert',
  'Devam et': 'Weiter',
  '{company} Yönetim Paneli — kurtarma kodları': '{company} – Verwaltung: Wiederherstellungscodes',
  'Her kod bir kez kullanılır.': 'Jeder Code gilt einmal.',
  'kurtarma-kodlari.txt': 'wiederherstellungscodes.txt',
  // Messages of rules and of the server; {n} is a number.
  '* Bu Alan Zorunlu': '* Dieses Feld ist erforderlich',
  'Bu Alan {n} Karakterden Az Olamaz': 'Bitte geben Sie mindestens {n} Zeichen ein',
  'Bu Alan {n} Karakteri Geçemez': 'Bitte geben Sie höchstens {n} Zeichen ein',
  'Geçerli E-Mail Adresi Giriniz': 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  'Metin Çok Uzun': 'Dieser Text ist zu lang',
  'Geçersiz Değer': 'Dieser Wert ist ungültig',
  'Bu Şifre Çok Yaygın, Başka Bir Şifre Seçiniz': 'Dieses Passwort ist sehr verbreitet; bitte wählen Sie ein anderes',
  'Şifre En Az {n} Farklı Karakter İçermelidir': 'Das Passwort braucht mindestens {n} verschiedene Zeichen',
  'Şifre Şirket Adını İçeremez': 'Das Passwort darf den Firmennamen nicht enthalten',
  'Şifre E-Posta Adresinizin Bir Parçasını İçeremez': 'Das Passwort darf keinen Teil Ihrer E-Mail-Adresse enthalten',
  'Yeni Şifre Eskisinden Farklı Olmalıdır': 'Das neue Passwort muss sich vom alten unterscheiden',
  '{n} ile {n} karakter arasında': 'Zwischen {n} und {n} Zeichen',
  'En az {n} farklı karakter': 'Mindestens {n} verschiedene Zeichen',
  'Yaygın bir şifre değil': 'Kein verbreitetes Passwort',
  'Şirket adını içermiyor': 'Ohne den Firmennamen',
  'E-posta adresinizin bir parçasını içermiyor': 'Ohne einen Teil Ihrer E-Mail-Adresse',
  'Lütfen işaretli alanları düzeltin.': 'Bitte korrigieren Sie die markierten Felder.',
  'Kayıt bulunamadı.': 'Dieses Konto gibt es nicht mehr.',
  'Çok fazla deneme yapıldı. Lütfen biraz bekleyip yeniden deneyin.':
    'Zu viele Versuche. Bitte warten Sie etwas und versuchen Sie es erneut.',
  'Sayfanın süresi doldu. Sayfayı yenileyip yeniden deneyin.':
    'Diese Seite ist abgelaufen. Bitte laden Sie sie neu und versuchen Sie es erneut.',
  'Veri tabanına şu anda ulaşılamıyor. Lütfen biraz sonra yeniden deneyin.':
    'Die Datenbank ist zurzeit nicht erreichbar. Bitte versuchen Sie es etwas später erneut.',
  'Sunucuda beklenmeyen bir hata oluştu. Lütfen yeniden deneyin.':
    'Auf dem Server ist ein unerwarteter Fehler aufgetreten. Bitte versuchen Sie es erneut.',
  'E-posta ya da şifre hatalı.': 'E-Mail oder Passwort ist falsch.',
  'Kod hatalı ya da süresi geçmiş.': 'Der Code ist falsch oder abgelaufen.',
  'Kod Hatalı': 'Dieser Code ist falsch',
  'Geçiş anahtarı doğrulanamadı.': 'Der Passkey konnte nicht bestätigt werden.',
  'Bu e-posta adresiyle bir hesap varsa bağlantı birkaç dakika içinde gelir. Onu bu tarayıcıda açın.':
    'Wenn es zu dieser E-Mail-Adresse ein Konto gibt, kommt der Link in wenigen Minuten an. Bitte öffnen Sie ihn in diesem Browser.',
  'Sunucuda e-posta gönderimi kurulu olmadığı için bağlantı gönderilemez.':
    'Es kann kein Link gesendet werden, weil auf dem Server kein E-Mail-Versand eingerichtet ist.',
  'Bağlantının süresi dolmuş ya da bağlantı eksik. Giriş yapmayı deneyin, gerekirse yeni bir bağlantı isteyin.':
    'Der Link ist abgelaufen oder unvollständig. Bitte versuchen Sie, sich anzumelden, und fordern Sie bei Bedarf einen neuen Link an.',
  'Bu tarayıcı tanındı. Şimdi şifrenizle giriş yapabilirsiniz.':
    'Dieser Browser ist jetzt bekannt. Sie können sich mit Ihrem Passwort anmelden.',
  'Bu e-posta adresiyle etkin bir hesap varsa şifre bağlantısı birkaç dakika içinde gelir. Gelmezse istenmeyen postalara da bakın. Bir hesaba saatte en çok üç bağlantı gönderilir.':
    'Wenn es zu dieser E-Mail-Adresse ein aktives Konto gibt, kommt der Link in wenigen Minuten an. Falls nicht, sehen Sie bitte auch im Spam-Ordner nach. Ein Konto erhält höchstens drei Links pro Stunde.',
  'Sunucuda e-posta gönderimi kurulu değil. Yeni bir şifre için yöneticinize başvurun.':
    'Auf dem Server ist kein E-Mail-Versand eingerichtet. Bitte wenden Sie sich für ein neues Passwort an Ihre Administration.',
  'Bağlantının süresi dolmuş, bağlantı kullanılmış ya da eksik kopyalanmış. Yeni bir bağlantı isteyin.':
    'Der Link ist abgelaufen, wurde schon verwendet oder unvollständig kopiert. Bitte fordern Sie einen neuen an.',
  'Şifreniz değiştirildi. Yeni şifrenizle giriş yapabilirsiniz.':
    'Ihr Passwort wurde geändert. Sie können sich mit dem neuen anmelden.',
  'Davetin süresi dolmuş, davet geri alınmış ya da kullanılmış. Sizi davet eden kişiden yeni bir davet isteyin.':
    'Die Einladung ist abgelaufen, wurde zurückgezogen oder schon verwendet. Bitte lassen Sie sich neu einladen.',
  'Bu e-posta adresiyle zaten bir hesap var. Giriş yapmayı deneyin.':
    'Zu dieser E-Mail-Adresse gibt es schon ein Konto. Bitte versuchen Sie, sich anzumelden.',
  'Hesabınız hazır. Belirlediğiniz şifreyle giriş yapabilirsiniz.':
    'Ihr Konto ist bereit. Sie können sich mit dem festgelegten Passwort anmelden.',
};
