/** Rights of a data subject and the way to use them (KVKK art. 11 and 13), which every notice ends with. */
export const rights = {
  tr: `## Haklarınız

Kanun’un 11. maddesi uyarınca veri sorumlusuna başvurarak kendinizle ilgili;

- kişisel veri işlenip işlenmediğini öğrenme,
- kişisel verileriniz işlenmişse buna ilişkin bilgi talep etme,
- işlenme amacını ve bunların amacına uygun kullanılıp kullanılmadığını öğrenme,
- yurt içinde veya yurt dışında aktarıldığı üçüncü kişileri bilme,
- eksik veya yanlış işlenmiş olması hâlinde düzeltilmesini isteme,
- Kanun’un 7. maddesinde öngörülen şartlar çerçevesinde silinmesini veya yok edilmesini isteme,
- düzeltme, silme ve yok etme işlemlerinin aktarıldığı üçüncü kişilere bildirilmesini isteme,
- münhasıran otomatik sistemler vasıtasıyla analiz edilmesi suretiyle aleyhinize bir sonucun ortaya çıkmasına itiraz etme,
- kanuna aykırı olarak işlenmesi sebebiyle zarara uğramanız hâlinde zararın giderilmesini talep etme

haklarına sahipsiniz.

## Başvuru

Başvurunuzu {seat} adresine yazılı olarak, {privacy_email} adresine daha önce bize bildirdiğiniz ve sistemimizde kayıtlı e-posta adresinizden ya da mevzuatta öngörülen diğer yollarla iletebilirsiniz.
KEP adresimiz: {kep}.

Talebiniz, niteliğine göre en kısa sürede ve en geç otuz gün içinde ücretsiz olarak sonuçlandırılır; işlemin ayrıca bir maliyet gerektirmesi hâlinde Kurul’un belirlediği tarifedeki ücret istenebilir. Başvurunuz reddedilir, yanıt yetersiz bulunur ya da süresinde yanıt verilmezse Kişisel Verileri Koruma Kurulu’na şikâyette bulunabilirsiniz.
`,
  en: `## Your rights

Under article 11 of the Law you may apply to the data controller to

- learn whether personal data about you are processed,
- request information about the processing,
- learn the purpose of the processing and whether the data are used in accordance with it,
- know the third parties in Türkiye or abroad to whom the data are transferred,
- have incomplete or incorrect data rectified,
- have the data erased or destroyed under the conditions of article 7 of the Law,
- have third parties to whom the data were transferred notified of a rectification, erasure or destruction,
- object to a result to your detriment that arises from an analysis by automated systems alone,
- claim compensation for damage caused by unlawful processing.

## How to apply

You can send your application in writing to {seat}, or by e-mail to {privacy_email} from the address that you have given us and that is recorded in our system, or by the other means provided for by law.
Our registered e-mail address (KEP): {kep}.

Applications are answered as soon as possible and within thirty days at the latest, free of charge; if the answer requires a further cost, the fee in the tariff of the Personal Data Protection Board may be charged. If your application is rejected, or the answer is insufficient or late, you may lodge a complaint with the Board.
`,
} as const;

/** Who is responsible for the data (KVKK art. 10/1-a). */
export const controller = {
  tr: `## Veri sorumlusu

Kişisel verileriniz, veri sorumlusu sıfatıyla {title} (“Şirket”) tarafından işlenir. Adres: {seat}. E-posta: {privacy_email}.
MERSİS numarası: {mersis}.
`,
  en: `## Data controller

Your personal data are processed by {title} (the “Company”) as data controller. Address: {seat}. E-mail: {privacy_email}.
MERSİS number: {mersis}.
`,
} as const;

/** To whom the data of the forms are transferred (KVKK art. 10/1-c). */
export const transfer = {
  tr: `## Aktarım

Kişisel verileriniz satılmaz ve reklam amacıyla paylaşılmaz. Yalnızca şu amaçlarla ve bu amaçlarla sınırlı olarak aktarılabilir:

- barındırma ve e-posta hizmetlerinin sağlanması amacıyla, veri işleyen sıfatıyla hizmet aldığımız kişilere,
- hukuki yükümlülüklerimizin yerine getirilmesi ve hukuki uyuşmazlıkların çözülmesi amacıyla, yetkili kamu kurum ve kuruluşları ile yargı mercilerine.
`,
  en: `## Transfer

Your personal data are not sold and not shared for advertising. They may be transferred for the following purposes only, and no further:

- to providers that process data on our behalf, so that hosting and e-mail services can be provided,
- to competent public authorities and courts, so that legal obligations can be fulfilled and disputes can be resolved.
`,
} as const;
