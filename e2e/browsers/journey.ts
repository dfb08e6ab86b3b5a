import { staff } from '../fixtures/server.ts';
import { button, field, heading, link, title, text, type Tab } from './browser.ts';

const letter = 'Keşif için uygun bir gün arıyoruz.';
const sender = 'Deniz Işık';
const article = 'Işıklı Köprüler Üzerine';
const box = '//form//input[@type="checkbox"]';
const editor = '//*[contains(@class, "tiptap") and @contenteditable="true"]';

type Step = [what: string, go: (tab: Tab, site: string) => Promise<void>];

/**
 * Smoke journey that must pass in every browser: a visitor reads and writes; staff sign in, publish and find the
 * visitor's message.
 */
export const journey: readonly Step[] = [
  [
    'the home page is displayed',
    async (tab, site) => {
      await tab.open(site);
      await tab.waitForVisible('//h1');
    },
  ],
  [
    'the article list and an article are displayed',
    async (tab) => {
      await tab.click(`//header${link('Makaleler')} | //nav${link('Makaleler')}`);
      await tab.waitForVisible(title('Makaleler'));
      await tab.activateLink('//main//article//*[self::h2 or self::h3]//a[contains(@href, "/makale/")]');
      await tab.waitForVisible('//*[contains(@class, "prose")]');
    },
  ],
  [
    'a message is sent',
    async (tab, site) => {
      await tab.open(`${site}/iletisim`);
      await tab.type(field('Ad soyad'), sender);
      await tab.type(field('E-posta adresiniz'), 'deniz@kuzey.example');
      await tab.type(field('Konu'), 'Zemin etüdü');
      await tab.type(field('Mesajınız'), letter);
      await tab.check(box);
      await tab.click(button('Gönder'));
      await tab.waitForVisible(heading('Mesajınız bize ulaştı.'));
    },
  ],
  [
    'a staff member signs in',
    async (tab, site) => {
      await tab.open(`${site}/giris-yap`);
      await tab.type(field('E-Posta'), staff.email);
      await tab.type(field('Şifre'), staff.password);
      await tab.click(button('Giriş Yap'));
      await tab.waitForVisible(title('İstatistikler'));
    },
  ],
  [
    'an article is written and published',
    async (tab, site) => {
      await tab.open(`${site}/admin/pages/blog/insert`);
      await tab.type(field('Başlık'), article);
      await tab.type(editor, 'Şehirlerin ışığı köprülerdedir.');
      await tab.click(`//main${button('Yayınla')}`);
      await tab.waitForVisible(text('Oluşturuldu!'));
      await tab.open(`${site}/makale/isikli-kopruler-uzerine`);
      await tab.waitForVisible(title(article));
      await tab.waitForVisible(text('Şehirlerin ışığı köprülerdedir.'));
    },
  ],
  [
    'the message appears in the inbox',
    async (tab, site) => {
      await tab.open(`${site}/admin/contact`);
      await tab.click(text(sender));
      await tab.waitForVisible(text(letter));
    },
  ],
];
