import type { Words } from './words.ts';

/** Texts of the sign-in in Arabic. Values are isolated: letters of another direction do not change the order of the words. */
export const words: Words = {
  'Giriş Yap': 'تسجيل الدخول',
  '{company} Yönetim Paneli': 'لوحة إدارة \u2068{company}\u2069',
  'E-Posta': 'البريد الإلكتروني',
  Şifre: 'كلمة المرور',
  'Şifreyi göster': 'إظهار كلمة المرور',
  'Şifreyi gizle': 'إخفاء كلمة المرور',
  'Beni Hatırla': 'تذكّرني',
  'Şifremi unuttum': 'نسيت كلمة المرور',
  'Geçiş anahtarı ile giriş': 'تسجيل الدخول بمفتاح المرور',
  Yardım: 'مساعدة',
  'yeni sekmede açılır': 'يُفتح في علامة تبويب جديدة',
  Dil: 'اللغة',
  'Tekrar dene': 'إعادة المحاولة',
  Tamam: 'حسنًا',
  'Giriş Yapıldı!': 'تم تسجيل الدخول!',
  'Yönlendiriliyorsunuz...': 'جارٍ تحويلكم...',
  'Başarısız!': 'لم تنجح العملية!',
  'İşlem Başarısız!': 'تعذّر تنفيذ الطلب.',
  'Sistemsel Hata!': 'خطأ في النظام!',
  'Sistem Hatası': 'لا يمكن الوصول إلى الخادم.',
  'Sunucuya ulaşılamadı. İnternet bağlantınızı kontrol edip yeniden deneyin; yazdıklarınız duruyor.':
    'تعذّر الوصول إلى الخادم. يرجى التحقق من اتصال الإنترنت والمحاولة مرة أخرى؛ ما كتبتموه لا يزال موجودًا.',
  'Yönetim paneline şu anda ulaşılamıyor. Oturumunuz açık kaldı.':
    'لا يمكن الوصول إلى لوحة الإدارة حاليًا. ما زالت جلستكم مفتوحة.',
  'Oturumunuz başka bir sekmede kapatıldı. Yazdıklarınız taslak olarak saklandı.':
    'تم تسجيل خروجكم في علامة تبويب أخرى. حُفظ ما كتبتموه كمسودة.',
  'Giriş tamamlanamadı: Yönetim Paneli için tarayıcınızda JavaScript açık olmalıdır. Şifrenizi yeniden yazın.':
    'لم يكتمل تسجيل الدخول: تتطلب لوحة الإدارة تفعيل JavaScript في المتصفح. يرجى كتابة كلمة المرور من جديد.',
  'Oturumunuz sona erdi. Yazdıklarınız taslak olarak saklandı; giriş yaptığınızda kaldığınız ekrana dönersiniz.':
    'انتهت جلستكم. حُفظ ما كتبتموه كمسودة؛ وبعد تسجيل الدخول ستعودون إلى الشاشة التي كنتم فيها.',
  'Tarayıcınız bu sitenin veri saklamasını engelliyor; bu yüzden giriş yapılamıyor. Tarayıcı ayarlarından bu site için çerezlere ve site verilerine izin verip sayfayı yenileyin.':
    'يمنع متصفحكم هذا الموقع من حفظ البيانات، لذلك يتعذّر تسجيل الدخول. يرجى السماح بملفات تعريف الارتباط وبيانات هذا الموقع من إعدادات المتصفح ثم تحديث الصفحة.',
  'Tarayıcınızda bu site için ayrılan yer dolu; bu yüzden giriş yapılamıyor. Tarayıcı ayarlarından bu sitenin verilerini silip sayfayı yenileyin.':
    'امتلأت المساحة المخصصة لهذا الموقع في متصفحكم، لذلك يتعذّر تسجيل الدخول. يرجى حذف بيانات هذا الموقع من إعدادات المتصفح ثم تحديث الصفحة.',
  'Geçiş anahtarı kullanılmadı. Yeniden deneyebilir ya da başka bir yolla giriş yapabilirsiniz.':
    'لم يُستخدم مفتاح مرور. يمكنكم المحاولة مرة أخرى أو تسجيل الدخول بطريقة أخرى.',
  'Bu cihaz geçiş anahtarını kullanamadı. Başka bir yolla giriş yapabilirsiniz.':
    'لم يتمكن هذا الجهاز من استخدام مفتاح المرور. يمكنكم تسجيل الدخول بطريقة أخرى.',
  'Geçiş anahtarı ile doğrula': 'التحقق بمفتاح المرور',
  'Geçiş anahtarı ile doğrulama': 'التحقق بمفتاح المرور',
  'Hesabınız için iki adımlı giriş zorunlu. Girişi geçiş anahtarınızla tamamlayın.':
    'تسجيل الدخول بخطوتين إلزامي لحسابكم. يرجى إكماله بمفتاح المرور.',
  'Bu hesabın ikinci adımı bir geçiş anahtarı, ancak bu tarayıcı geçiş anahtarlarını desteklemiyor. Güncel bir tarayıcıyla ya da anahtarınızın bulunduğu cihazda yeniden deneyin.':
    'الخطوة الثانية لهذا الحساب هي مفتاح مرور، لكن هذا المتصفح لا يدعم مفاتيح المرور. يرجى المحاولة بمتصفح حديث أو على الجهاز الذي يحتوي على مفتاحكم.',
  'Giriş bağlantısı': 'رابط تسجيل الدخول',
  'Bu hesap için tanınmayan tarayıcılardan çok fazla deneme yapıldı. Hesap sizinse {email} adresine bir bağlantı gönderelim: onu bu tarayıcıda açtığınızda beklemeden giriş yapabilirsiniz.':
    'أُجريت محاولات كثيرة على هذا الحساب من متصفحات غير معروفة. إذا كان الحساب لكم فيمكننا إرسال رابط إلى \u2068{email}\u2069: افتحوه في هذا المتصفح لتسجيل الدخول دون انتظار.',
  'Bağlantı gönder': 'إرسال الرابط',
  'Hesabınızın e-posta adresini yazın; yeni bir şifre belirleyebileceğiniz bağlantıyı gönderelim.':
    'اكتبوا عنوان البريد الإلكتروني لحسابكم لنرسل رابطًا يمكنكم به تعيين كلمة مرور جديدة.',
  'Bu sunucuda e-posta gönderimi kurulu değil. Yeni bir şifre için yöneticinize başvurun; size tek kullanımlık bir şifre verebilir.':
    'لم يتم إعداد إرسال البريد الإلكتروني على هذا الخادم. يرجى طلب كلمة مرور جديدة من المسؤول؛ فهو يستطيع إعطاءكم كلمة مرور لمرة واحدة.',
  'Girişe dön': 'العودة إلى تسجيل الدخول',
  'Vazgeç ve girişe dön': 'إلغاء والعودة إلى تسجيل الدخول',
  'Bağlantı denetleniyor…': 'جارٍ التحقق من الرابط…',
  Davetiniz: 'دعوتكم',
  'Hoş geldiniz, {name}': 'أهلًا وسهلًا، \u2068{name}\u2069',
  '{inviter} sizi {company} paneline “{role}” rolüyle davet etti. Hesabınız için bir şifre belirleyin:':
    'دعاكم \u2068{inviter}\u2069 إلى لوحة \u2068{company}\u2069 بدور «\u2068{role}\u2069». يرجى تعيين كلمة مرور لحسابكم:',
  'Hesabı oluştur': 'إنشاء الحساب',
  'Yeni şifrenizi belirleyin': 'تعيين كلمة مرور جديدة',
  'Kaydettiğinizde bu hesabın açık oturumları kapanır; yeni şifrenizle giriş yaparsınız.':
    'عند الحفظ تُغلق الجلسات المفتوحة لهذا الحساب، ثم تسجّلون الدخول بكلمة المرور الجديدة.',
  'Şifreyi kaydet': 'حفظ كلمة المرور',
  'Başka bir hesapla giriş yap': 'تسجيل الدخول بحساب آخر',
  'Bu adımın süresi doldu ya da çok fazla yanlış kod girildi. Lütfen şifrenizi yazarak baştan başlayın.':
    'انتهت مهلة هذه الخطوة أو أُدخلت رموز خاطئة كثيرة. يرجى البدء من جديد بكتابة كلمة المرور.',
  'Yeni şifre belirleyin': 'تعيين كلمة مرور جديدة',
  'Size verilen şifreyi yalnızca sizin bildiğiniz bir şifreyle değiştirin.':
    'استبدلوا كلمة المرور التي أُعطيت لكم بكلمة لا يعرفها غيركم.',
  'Şifreyi değiştir ve giriş yap': 'تغيير كلمة المرور وتسجيل الدخول',
  'Yeni şifre': 'كلمة المرور الجديدة',
  'Yeni şifreyi göster': 'إظهار كلمة المرور الجديدة',
  'Yeni şifreyi gizle': 'إخفاء كلمة المرور الجديدة',
  'Yeni şifre (tekrar)': 'كلمة المرور الجديدة (مرة أخرى)',
  'Tekrarlanan şifreyi göster': 'إظهار كلمة المرور المكررة',
  'Tekrarlanan şifreyi gizle': 'إخفاء كلمة المرور المكررة',
  'Şifreler Birbirinden Farklı': 'كلمتا المرور غير متطابقتين',
  'Şifre kuralları': 'قواعد كلمة المرور',
  sağlandı: 'مستوفاة',
  sağlanmadı: 'غير مستوفاة',
  'Doğrulama kodu': 'رمز التحقق',
  'Doğrulama uygulamanızın bu hesap için gösterdiği 6 haneli kodu girin.':
    'أدخلوا الرمز المكوّن من 6 أرقام الذي يعرضه تطبيق المصادقة لهذا الحساب.',
  'Kurtarma kodu kullan': 'استخدام رمز استرداد',
  'Kurtarma kodu': 'رمز الاسترداد',
  'Sakladığınız kurtarma kodlarından birini girin. Her kod bir kez kullanılır.':
    'أدخلوا أحد رموز الاسترداد التي حفظتموها. يُستخدم كل رمز مرة واحدة.',
  'Doğrulama uygulamasını kullan': 'استخدام تطبيق المصادقة',
  Doğrula: 'تحقق',
  'Uygulamanızdaki 6 Rakamı Giriniz': 'أدخلوا الأرقام الستة من التطبيق',
  'İki adımlı girişi kurun': 'إعداد تسجيل الدخول بخطوتين',
  'Hesabınız için iki adımlı giriş zorunlu. Telefonunuzdaki doğrulama uygulamasını bu hesaba bağlayın.':
    'تسجيل الدخول بخطوتين إلزامي لحسابكم. يرجى ربط تطبيق المصادقة على هاتفكم بهذا الحساب.',
  'Doğrula ve devam et': 'تحقق ومتابعة',
  'Uygulamanızla bu QR kodunu okutun.': 'امسحوا رمز QR هذا بتطبيقكم.',
  'Uygulamanın gösterdiği 6 haneli kodu yazın.': 'اكتبوا الرمز المكوّن من 6 أرقام الذي يعرضه التطبيق.',
  'Doğrulama uygulaması için QR kodu': 'رمز QR لتطبيق المصادقة',
  'Kodu okutamıyorsanız bu anahtarı uygulamaya elle girin:': 'إذا تعذّر مسح الرمز فأدخلوا هذا المفتاح في التطبيق يدويًا:',
  'Anahtarı kopyala': 'نسخ المفتاح',
  'Bu cihazdaki uygulamada aç': 'الفتح في تطبيق على هذا الجهاز',
  'Kopyalandı.': 'تم النسخ.',
  'Kopyalanamadı; metni seçerek kopyalayın.': 'تعذّر النسخ؛ يرجى تحديد النص ونسخه.',
  'Kurtarma kodlarınız': 'رموز الاسترداد الخاصة بكم',
  'Telefonunuza ulaşamadığınızda bu kodların her biriyle bir kez giriş yapabilirsiniz. Kodlar bir daha gösterilmez.':
    'عندما لا يكون هاتفكم معكم يمكنكم تسجيل الدخول بكل رمز من هذه الرموز مرة واحدة. لن تُعرض الرموز مرة أخرى.',
  Kopyala: 'نسخ',
  İndir: 'تنزيل',
  Yazdır: 'طباعة',
  'Kodları güvenli bir yere kaydettim': 'حفظت الرموز في مكان آمن',
  'Devam et': 'متابعة',
  '{company} Yönetim Paneli — kurtarma kodları': 'لوحة إدارة \u2068{company}\u2069: رموز الاسترداد',
  'Her kod bir kez kullanılır.': 'يُستخدم كل رمز مرة واحدة.',
  'kurtarma-kodlari.txt': 'recovery-codes.txt',
  // Messages of rules and of the server; {n} is a number.
  '* Bu Alan Zorunlu': '* هذا الحقل مطلوب',
  'Bu Alan {n} Karakterden Az Olamaz': 'الحد الأدنى لعدد الأحرف: \u2068{n}\u2069',
  'Bu Alan {n} Karakteri Geçemez': 'الحد الأقصى لعدد الأحرف: \u2068{n}\u2069',
  'Geçerli E-Mail Adresi Giriniz': 'يرجى إدخال بريد إلكتروني صحيح',
  'Metin Çok Uzun': 'هذا النص طويل جدًا',
  'Geçersiz Değer': 'هذه القيمة غير صالحة',
  'Bu Şifre Çok Yaygın, Başka Bir Şifre Seçiniz': 'كلمة المرور هذه شائعة جدًا؛ يرجى اختيار غيرها',
  'Şifre En Az {n} Farklı Karakter İçermelidir': 'الحد الأدنى لعدد الأحرف المختلفة في كلمة المرور: \u2068{n}\u2069',
  'Şifre Şirket Adını İçeremez': 'يجب ألّا تحتوي كلمة المرور على اسم الشركة',
  'Şifre E-Posta Adresinizin Bir Parçasını İçeremez': 'يجب ألّا تحتوي كلمة المرور على جزء من بريدكم الإلكتروني',
  'Yeni Şifre Eskisinden Farklı Olmalıdır': 'يجب أن تختلف كلمة المرور الجديدة عن القديمة',
  '{n} ile {n} karakter arasında': 'عدد الأحرف بين \u2068{n}\u2069 و\u2068{n}\u2069',
  'En az {n} farklı karakter': 'الحد الأدنى لعدد الأحرف المختلفة: \u2068{n}\u2069',
  'Yaygın bir şifre değil': 'ليست كلمة مرور شائعة',
  'Şirket adını içermiyor': 'لا تحتوي على اسم الشركة',
  'E-posta adresinizin bir parçasını içermiyor': 'لا تحتوي على جزء من بريدكم الإلكتروني',
  'Lütfen işaretli alanları düzeltin.': 'يرجى تصحيح الحقول المحددة.',
  'Kayıt bulunamadı.': 'لم يعد هذا الحساب موجودًا.',
  'Çok fazla deneme yapıldı. Lütfen biraz bekleyip yeniden deneyin.':
    'محاولات كثيرة جدًا. يرجى الانتظار قليلًا ثم المحاولة مرة أخرى.',
  'Sayfanın süresi doldu. Sayfayı yenileyip yeniden deneyin.':
    'انتهت مهلة هذه الصفحة. يرجى تحديثها والمحاولة مرة أخرى.',
  'Veri tabanına şu anda ulaşılamıyor. Lütfen biraz sonra yeniden deneyin.':
    'لا يمكن الوصول إلى قاعدة البيانات حاليًا. يرجى المحاولة بعد قليل.',
  'Sunucuda beklenmeyen bir hata oluştu. Lütfen yeniden deneyin.':
    'حدث خطأ غير متوقع في الخادم. يرجى المحاولة مرة أخرى.',
  'E-posta ya da şifre hatalı.': 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
  'Kod hatalı ya da süresi geçmiş.': 'الرمز غير صحيح أو انتهت صلاحيته.',
  'Kod Hatalı': 'الرمز غير صحيح',
  'Geçiş anahtarı doğrulanamadı.': 'تعذّر التحقق من مفتاح المرور.',
  'Bu e-posta adresiyle bir hesap varsa bağlantı birkaç dakika içinde gelir. Onu bu tarayıcıda açın.':
    'إذا كان هناك حساب بهذا البريد الإلكتروني فسيصل الرابط خلال بضع دقائق. افتحوه في هذا المتصفح.',
  'Sunucuda e-posta gönderimi kurulu olmadığı için bağlantı gönderilemez.':
    'لا يمكن إرسال رابط لأن إرسال البريد الإلكتروني غير معدّ على الخادم.',
  'Bağlantının süresi dolmuş ya da bağlantı eksik. Giriş yapmayı deneyin, gerekirse yeni bir bağlantı isteyin.':
    'انتهت صلاحية الرابط أو أنه غير كامل. حاولوا تسجيل الدخول، واطلبوا رابطًا جديدًا عند الحاجة.',
  'Bu tarayıcı tanındı. Şimdi şifrenizle giriş yapabilirsiniz.':
    'أصبح هذا المتصفح معروفًا. يمكنكم الآن تسجيل الدخول بكلمة المرور.',
  'Bu e-posta adresiyle etkin bir hesap varsa şifre bağlantısı birkaç dakika içinde gelir. Gelmezse istenmeyen postalara da bakın. Bir hesaba saatte en çok üç bağlantı gönderilir.':
    'إذا كان هناك حساب نشط بهذا البريد الإلكتروني فسيصل الرابط خلال بضع دقائق. وإن لم يصل فيرجى البحث في البريد غير المرغوب فيه أيضًا. تُرسل لكل حساب ثلاثة روابط في الساعة على الأكثر.',
  'Sunucuda e-posta gönderimi kurulu değil. Yeni bir şifre için yöneticinize başvurun.':
    'إرسال البريد الإلكتروني غير معدّ على الخادم. يرجى طلب كلمة مرور جديدة من المسؤول.',
  'Bağlantının süresi dolmuş, bağlantı kullanılmış ya da eksik kopyalanmış. Yeni bir bağlantı isteyin.':
    'انتهت صلاحية الرابط أو استُخدم من قبل أو نُسخ غير كامل. يرجى طلب رابط جديد.',
  'Şifreniz değiştirildi. Yeni şifrenizle giriş yapabilirsiniz.':
    'تم تغيير كلمة المرور. يمكنكم تسجيل الدخول بالكلمة الجديدة.',
  'Davetin süresi dolmuş, davet geri alınmış ya da kullanılmış. Sizi davet eden kişiden yeni bir davet isteyin.':
    'انتهت صلاحية الدعوة أو أُلغيت أو استُخدمت من قبل. يرجى طلب دعوة جديدة ممن دعاكم.',
  'Bu e-posta adresiyle zaten bir hesap var. Giriş yapmayı deneyin.':
    'يوجد حساب بهذا البريد الإلكتروني من قبل. حاولوا تسجيل الدخول.',
  'Hesabınız hazır. Belirlediğiniz şifreyle giriş yapabilirsiniz.':
    'حسابكم جاهز. يمكنكم تسجيل الدخول بكلمة المرور التي عيّنتموها.',
};
