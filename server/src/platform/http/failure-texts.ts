import { builtInLanguageOf, type BuiltInLanguage } from '@vitrin/shared-contracts/languages';

/** Texts of the pages that visitors get when a page cannot be rendered; they are there without a database. */
export interface FailureTexts {
  unavailable: { title: string; text: string };
  busy: { title: string; text: string };
  rejected: { title: string; text: string };
  /** Page with what was typed into a form that could not be stored. */
  typed: { title: string; text: string; send: string; chooseAgain: string };
  home: string;
}

const texts: Readonly<Record<'tr' | BuiltInLanguage, FailureTexts>> = {
  tr: {
    unavailable: {
      title: 'Site şu anda yanıt veremiyor',
      text: 'Kısa süreli bir aksaklık var. Lütfen birkaç dakika sonra yeniden deneyin.',
    },
    busy: {
      title: 'Çok fazla istek',
      text: 'Kısa sürede çok fazla istek gönderildi. Lütfen birkaç dakika sonra yeniden deneyin.',
    },
    rejected: { title: 'İstek anlaşılamadı', text: 'Adres ya da gönderilen veri geçersiz.' },
    typed: {
      title: 'Mesajınız henüz gönderilemedi',
      text: 'Sitede kısa süreli bir aksaklık var. Yazdıklarınız aşağıda; birkaç dakika sonra yeniden gönderin.',
      send: 'Yeniden gönder',
      chooseAgain: 'yeniden seçin',
    },
    home: 'Anasayfa',
  },
  en: {
    unavailable: {
      title: 'The site cannot respond at the moment',
      text: 'There is a short disruption. Please try again in a few minutes.',
    },
    busy: {
      title: 'Too many requests',
      text: 'Too many requests were sent in a short time. Please try again in a few minutes.',
    },
    rejected: { title: 'The request could not be understood', text: 'The address or the data sent is not valid.' },
    typed: {
      title: 'Your message has not been sent yet',
      text: 'There is a short disruption. What you typed is below; please send it again in a few minutes.',
      send: 'Send again',
      chooseAgain: 'please choose again',
    },
    home: 'Home',
  },
  de: {
    unavailable: {
      title: 'Die Website ist derzeit nicht erreichbar',
      text: 'Es liegt eine kurzzeitige Störung vor. Bitte versuchen Sie es in einigen Minuten erneut.',
    },
    busy: {
      title: 'Zu viele Anfragen',
      text: 'In kurzer Zeit wurden zu viele Anfragen gesendet. Bitte versuchen Sie es in einigen Minuten erneut.',
    },
    rejected: {
      title: 'Die Anfrage wurde nicht verstanden',
      text: 'Die Adresse oder die gesendeten Daten sind ungültig.',
    },
    typed: {
      title: 'Ihre Nachricht wurde noch nicht gesendet',
      text: 'Es liegt eine kurzzeitige Störung vor. Ihre Eingaben stehen unten; bitte senden Sie sie in einigen Minuten erneut.',
      send: 'Erneut senden',
      chooseAgain: 'bitte erneut auswählen',
    },
    home: 'Startseite',
  },
  ar: {
    unavailable: {
      title: 'الموقع غير متاح حاليًا',
      text: 'هناك خلل مؤقت. يرجى المحاولة مرة أخرى بعد بضع دقائق.',
    },
    busy: {
      title: 'عدد كبير من الطلبات',
      text: 'تم إرسال عدد كبير من الطلبات خلال وقت قصير. يرجى المحاولة مرة أخرى بعد بضع دقائق.',
    },
    rejected: { title: 'تعذّر فهم الطلب', text: 'العنوان أو البيانات المرسلة غير صالحة.' },
    typed: {
      title: 'لم تُرسل رسالتكم بعد',
      text: 'هناك خلل مؤقت. ما كتبتموه موجود أدناه؛ يرجى إعادة إرساله بعد بضع دقائق.',
      send: 'إعادة الإرسال',
      chooseAgain: 'يرجى الاختيار من جديد',
    },
    home: 'الرئيسية',
  },
  ru: {
    unavailable: {
      title: 'Сайт временно недоступен',
      text: 'Произошёл кратковременный сбой. Попробуйте ещё раз через несколько минут.',
    },
    busy: {
      title: 'Слишком много запросов',
      text: 'За короткое время отправлено слишком много запросов. Попробуйте ещё раз через несколько минут.',
    },
    rejected: { title: 'Запрос не распознан', text: 'Адрес или отправленные данные недействительны.' },
    typed: {
      title: 'Ваше сообщение ещё не отправлено',
      text: 'Произошёл кратковременный сбой. Введённый текст показан ниже; отправьте его ещё раз через несколько минут.',
      send: 'Отправить ещё раз',
      chooseAgain: 'выберите ещё раз',
    },
    home: 'Главная',
  },
};

/** Returns the texts in a language, else in Turkish, and their language. */
export function failureTexts(abbr: string): { lang: string; texts: FailureTexts } {
  const lang = builtInLanguageOf(abbr) ?? 'tr';
  return { lang, texts: texts[lang] };
}

/** Returns the language that the path of a request names in its first segment; empty if it names none. */
export function languageOfPath(url: string): string {
  const [, segment = ''] = /^\/([a-z]{2,3}(?:-[A-Z]{2})?)(?=[/?]|$)/.exec(url) ?? [];
  return segment;
}
