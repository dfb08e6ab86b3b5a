import type { Words } from './words.ts';

/** Texts of the sign-in in Russian. */
export const words: Words = {
  'Giriş Yap': 'Войти',
  '{company} Yönetim Paneli': 'Панель управления {company}',
  'E-Posta': 'Эл. почта',
  Şifre: 'Пароль',
  'Şifreyi göster': 'Показать пароль',
  'Şifreyi gizle': 'Скрыть пароль',
  'Beni Hatırla': 'Запомнить меня',
  'Şifremi unuttum': 'Забыли пароль?',
  'Geçiş anahtarı ile giriş': 'Войти с ключом доступа',
  Yardım: 'Помощь',
  'yeni sekmede açılır': 'откроется в новой вкладке',
  Dil: 'Язык',
  'Tekrar dene': 'Повторить',
  Tamam: 'ОК',
  'Giriş Yapıldı!': 'Вход выполнен!',
  'Yönlendiriliyorsunuz...': 'Переходим в панель...',
  'Başarısız!': 'Не удалось!',
  'İşlem Başarısız!': 'Не удалось выполнить запрос.',
  'Sistemsel Hata!': 'Системная ошибка!',
  'Sistem Hatası': 'Сервер недоступен.',
  'Sunucuya ulaşılamadı. İnternet bağlantınızı kontrol edip yeniden deneyin; yazdıklarınız duruyor.':
    'Сервер недоступен. Проверьте подключение к интернету и попробуйте ещё раз; введённые данные сохранены.',
  'Yönetim paneline şu anda ulaşılamıyor. Oturumunuz açık kaldı.':
    'Панель управления сейчас недоступна. Ваш сеанс остался открытым.',
  'Oturumunuz başka bir sekmede kapatıldı. Yazdıklarınız taslak olarak saklandı.':
    'Сеанс был завершён в другой вкладке. Введённые данные сохранены как черновик.',
  'Giriş tamamlanamadı: Yönetim Paneli için tarayıcınızda JavaScript açık olmalıdır. Şifrenizi yeniden yazın.':
    'Вход не завершён: для панели управления в браузере должен быть включён JavaScript. Введите пароль ещё раз.',
  'Oturumunuz sona erdi. Yazdıklarınız taslak olarak saklandı; giriş yaptığınızda kaldığınız ekrana dönersiniz.':
    'Ваш сеанс завершён. Введённые данные сохранены как черновик; после входа вы вернётесь к тому же экрану.',
  'Tarayıcınız bu sitenin veri saklamasını engelliyor; bu yüzden giriş yapılamıyor. Tarayıcı ayarlarından bu site için çerezlere ve site verilerine izin verip sayfayı yenileyin.':
    'Браузер не разрешает этому сайту хранить данные, поэтому войти нельзя. Разрешите файлы cookie и данные этого сайта в настройках браузера и обновите страницу.',
  'Tarayıcınızda bu site için ayrılan yer dolu; bu yüzden giriş yapılamıyor. Tarayıcı ayarlarından bu sitenin verilerini silip sayfayı yenileyin.':
    'Место, выделенное браузером для этого сайта, заполнено, поэтому войти нельзя. Удалите данные этого сайта в настройках браузера и обновите страницу.',
  'Geçiş anahtarı kullanılmadı. Yeniden deneyebilir ya da başka bir yolla giriş yapabilirsiniz.':
    'Ключ доступа не был использован. Попробуйте ещё раз или войдите другим способом.',
  'Bu cihaz geçiş anahtarını kullanamadı. Başka bir yolla giriş yapabilirsiniz.':
    'Это устройство не смогло использовать ключ доступа. Войдите другим способом.',
  'Geçiş anahtarı ile doğrula': 'Подтвердить ключом доступа',
  'Geçiş anahtarı ile doğrulama': 'Подтверждение ключом доступа',
  'Hesabınız için iki adımlı giriş zorunlu. Girişi geçiş anahtarınızla tamamlayın.':
    'Для вашей учётной записи обязателен вход в два шага. Завершите его ключом доступа.',
  'Bu hesabın ikinci adımı bir geçiş anahtarı, ancak bu tarayıcı geçiş anahtarlarını desteklemiyor. Güncel bir tarayıcıyla ya da anahtarınızın bulunduğu cihazda yeniden deneyin.':
    'Второй шаг этой учётной записи — ключ доступа, но этот браузер их не поддерживает. Попробуйте в современном браузере или на устройстве, где хранится ключ.',
  'Giriş bağlantısı': 'Ссылка для входа',
  'Bu hesap için tanınmayan tarayıcılardan çok fazla deneme yapıldı. Hesap sizinse {email} adresine bir bağlantı gönderelim: onu bu tarayıcıda açtığınızda beklemeden giriş yapabilirsiniz.':
    'С неизвестных браузеров было слишком много попыток входа в эту учётную запись. Если она ваша, мы отправим ссылку на {email}: откройте её в этом браузере, и вы сможете войти без ожидания.',
  'Bağlantı gönder': 'Отправить ссылку',
  'Hesabınızın e-posta adresini yazın; yeni bir şifre belirleyebileceğiniz bağlantıyı gönderelim.':
    'Укажите эл. почту вашей учётной записи, и мы отправим ссылку, по которой можно задать новый пароль.',
  'Bu sunucuda e-posta gönderimi kurulu değil. Yeni bir şifre için yöneticinize başvurun; size tek kullanımlık bir şifre verebilir.':
    'На этом сервере не настроена отправка почты. Обратитесь за новым паролем к администратору: он может выдать одноразовый пароль.',
  'Girişe dön': 'Вернуться ко входу',
  'Vazgeç ve girişe dön': 'Отменить и вернуться ко входу',
  'Bağlantı denetleniyor…': 'Проверяем ссылку…',
  Davetiniz: 'Ваше приглашение',
  'Hoş geldiniz, {name}': 'Добро пожаловать, {name}',
  '{inviter} sizi {company} paneline “{role}” rolüyle davet etti. Hesabınız için bir şifre belirleyin:':
    '{inviter} приглашает вас в панель {company} с ролью «{role}». Задайте пароль для учётной записи:',
  'Hesabı oluştur': 'Создать учётную запись',
  'Yeni şifrenizi belirleyin': 'Задайте новый пароль',
  'Kaydettiğinizde bu hesabın açık oturumları kapanır; yeni şifrenizle giriş yaparsınız.':
    'После сохранения открытые сеансы этой учётной записи завершатся, и вы войдёте с новым паролем.',
  'Şifreyi kaydet': 'Сохранить пароль',
  'Başka bir hesapla giriş yap': 'Войти с другой учётной записью',
  'Bu adımın süresi doldu ya da çok fazla yanlış kod girildi. Lütfen şifrenizi yazarak baştan başlayın.':
    'Время этого шага истекло, или было введено слишком много неверных кодов. Начните заново, введя пароль.',
  'Yeni şifre belirleyin': 'Задайте новый пароль',
  'Size verilen şifreyi yalnızca sizin bildiğiniz bir şifreyle değiştirin.':
    'Замените выданный вам пароль на тот, который знаете только вы.',
  'Şifreyi değiştir ve giriş yap': 'Сменить пароль и войти',
  'Yeni şifre': 'Новый пароль',
  'Yeni şifreyi göster': 'Показать новый пароль',
  'Yeni şifreyi gizle': 'Скрыть новый пароль',
  'Yeni şifre (tekrar)': 'Новый пароль (ещё раз)',
  'Tekrarlanan şifreyi göster': 'Показать повторённый пароль',
  'Tekrarlanan şifreyi gizle': 'Скрыть повторённый пароль',
  'Şifreler Birbirinden Farklı': 'Пароли не совпадают',
  'Şifre kuralları': 'Требования к паролю',
  sağlandı: 'выполнено',
  sağlanmadı: 'не выполнено',
  'Doğrulama kodu': 'Код подтверждения',
  'Doğrulama uygulamanızın bu hesap için gösterdiği 6 haneli kodu girin.':
    'Введите 6-значный код, который приложение-аутентификатор показывает для этой учётной записи.',
  'Kurtarma kodu kullan': 'Использовать код восстановления',
  'Kurtarma kodu': 'Код восстановления',
  'Sakladığınız kurtarma kodlarından birini girin. Her kod bir kez kullanılır.':
    'Введите один из сохранённых кодов восстановления. Каждый код действует один раз.',
  'Doğrulama uygulamasını kullan': 'Использовать приложение-аутентификатор',
  Doğrula: 'Подтвердить',
  'Uygulamanızdaki 6 Rakamı Giriniz': 'Введите 6 цифр из приложения',
  'İki adımlı girişi kurun': 'Настройте вход в два шага',
  'Hesabınız için iki adımlı giriş zorunlu. Telefonunuzdaki doğrulama uygulamasını bu hesaba bağlayın.':
    'Для вашей учётной записи обязателен вход в два шага. Подключите к ней приложение-аутентификатор на телефоне.',
  'Doğrula ve devam et': 'Подтвердить и продолжить',
  'Uygulamanızla bu QR kodunu okutun.': 'Отсканируйте этот QR-код приложением.',
  'Uygulamanın gösterdiği 6 haneli kodu yazın.': 'Введите 6-значный код из приложения.',
  'Doğrulama uygulaması için QR kodu': 'QR-код для приложения-аутентификатора',
  'Kodu okutamıyorsanız bu anahtarı uygulamaya elle girin:':
    'Если отсканировать код не получается, введите этот ключ в приложении вручную:',
  'Anahtarı kopyala': 'Скопировать ключ',
  'Bu cihazdaki uygulamada aç': 'Открыть в приложении на этом устройстве',
  'Kopyalandı.': 'Скопировано.',
  'Kopyalanamadı; metni seçerek kopyalayın.': 'Не удалось скопировать; выделите текст и скопируйте его.',
  'Kurtarma kodlarınız': 'Ваши коды восстановления',
  'Telefonunuza ulaşamadığınızda bu kodların her biriyle bir kez giriş yapabilirsiniz. Kodlar bir daha gösterilmez.':
    'Если телефона нет под рукой, с каждым из этих кодов можно войти один раз. Больше они показаны не будут.',
  Kopyala: 'Копировать',
  İndir: 'Скачать',
  Yazdır: 'Печать',
  'Kodları güvenli bir yere kaydettim': 'Я сохранил(а) коды в надёжном месте',
  'Devam et': 'Продолжить',
  '{company} Yönetim Paneli — kurtarma kodları': 'Панель управления {company}: коды восстановления',
  'Her kod bir kez kullanılır.': 'Каждый код действует один раз.',
  'kurtarma-kodlari.txt': 'recovery-codes.txt',
  // Messages of rules and of the server; {n} is a number.
  '* Bu Alan Zorunlu': '* Обязательное поле',
  'Bu Alan {n} Karakterden Az Olamaz': 'Минимальное количество символов: {n}',
  'Bu Alan {n} Karakteri Geçemez': 'Максимальное количество символов: {n}',
  'Geçerli E-Mail Adresi Giriniz': 'Укажите действительный адрес эл. почты',
  'Metin Çok Uzun': 'Текст слишком длинный',
  'Geçersiz Değer': 'Недопустимое значение',
  'Bu Şifre Çok Yaygın, Başka Bir Şifre Seçiniz': 'Этот пароль слишком распространён; выберите другой',
  'Şifre En Az {n} Farklı Karakter İçermelidir': 'Минимальное количество разных символов в пароле: {n}',
  'Şifre Şirket Adını İçeremez': 'Пароль не должен содержать название компании',
  'Şifre E-Posta Adresinizin Bir Parçasını İçeremez': 'Пароль не должен содержать часть вашего адреса эл. почты',
  'Yeni Şifre Eskisinden Farklı Olmalıdır': 'Новый пароль должен отличаться от старого',
  '{n} ile {n} karakter arasında': 'От {n} до {n} символов',
  'En az {n} farklı karakter': 'Разных символов не меньше {n}',
  'Yaygın bir şifre değil': 'Не распространённый пароль',
  'Şirket adını içermiyor': 'Без названия компании',
  'E-posta adresinizin bir parçasını içermiyor': 'Без части вашего адреса эл. почты',
  'Lütfen işaretli alanları düzeltin.': 'Исправьте отмеченные поля.',
  'Kayıt bulunamadı.': 'Этой учётной записи больше нет.',
  'Çok fazla deneme yapıldı. Lütfen biraz bekleyip yeniden deneyin.':
    'Слишком много попыток. Подождите немного и попробуйте ещё раз.',
  'Sayfanın süresi doldu. Sayfayı yenileyip yeniden deneyin.': 'Страница устарела. Обновите её и попробуйте ещё раз.',
  'Veri tabanına şu anda ulaşılamıyor. Lütfen biraz sonra yeniden deneyin.':
    'База данных сейчас недоступна. Попробуйте немного позже.',
  'Sunucuda beklenmeyen bir hata oluştu. Lütfen yeniden deneyin.':
    'На сервере произошла непредвиденная ошибка. Попробуйте ещё раз.',
  'E-posta ya da şifre hatalı.': 'Неверная эл. почта или пароль.',
  'Kod hatalı ya da süresi geçmiş.': 'Код неверный или устарел.',
  'Kod Hatalı': 'Неверный код',
  'Geçiş anahtarı doğrulanamadı.': 'Не удалось проверить ключ доступа.',
  'Bu e-posta adresiyle bir hesap varsa bağlantı birkaç dakika içinde gelir. Onu bu tarayıcıda açın.':
    'Если есть учётная запись с этим адресом, ссылка придёт в течение нескольких минут. Откройте её в этом браузере.',
  'Sunucuda e-posta gönderimi kurulu olmadığı için bağlantı gönderilemez.':
    'Отправить ссылку нельзя: на сервере не настроена отправка почты.',
  'Bağlantının süresi dolmuş ya da bağlantı eksik. Giriş yapmayı deneyin, gerekirse yeni bir bağlantı isteyin.':
    'Ссылка устарела или скопирована не полностью. Попробуйте войти и при необходимости запросите новую ссылку.',
  'Bu tarayıcı tanındı. Şimdi şifrenizle giriş yapabilirsiniz.':
    'Этот браузер теперь известен. Вы можете войти со своим паролем.',
  'Bu e-posta adresiyle etkin bir hesap varsa şifre bağlantısı birkaç dakika içinde gelir. Gelmezse istenmeyen postalara da bakın. Bir hesaba saatte en çok üç bağlantı gönderilir.':
    'Если есть действующая учётная запись с этим адресом, ссылка придёт в течение нескольких минут. Если её нет, проверьте папку «Спам». На одну учётную запись отправляется не больше трёх ссылок в час.',
  'Sunucuda e-posta gönderimi kurulu değil. Yeni bir şifre için yöneticinize başvurun.':
    'На сервере не настроена отправка почты. Обратитесь за новым паролем к администратору.',
  'Bağlantının süresi dolmuş, bağlantı kullanılmış ya da eksik kopyalanmış. Yeni bir bağlantı isteyin.':
    'Ссылка устарела, уже использована или скопирована не полностью. Запросите новую.',
  'Şifreniz değiştirildi. Yeni şifrenizle giriş yapabilirsiniz.': 'Пароль изменён. Вы можете войти с новым паролем.',
  'Davetin süresi dolmuş, davet geri alınmış ya da kullanılmış. Sizi davet eden kişiden yeni bir davet isteyin.':
    'Приглашение устарело, отозвано или уже использовано. Попросите пригласившего вас прислать новое.',
  'Bu e-posta adresiyle zaten bir hesap var. Giriş yapmayı deneyin.':
    'Учётная запись с этим адресом уже есть. Попробуйте войти.',
  'Hesabınız hazır. Belirlediğiniz şifreyle giriş yapabilirsiniz.':
    'Учётная запись готова. Вы можете войти с заданным паролем.',
};
