/** Content of a clipboard, as a program writes it, and what becomes of it in an empty text. */
export interface Clipboard {
  /** Below `clipboard/`. */
  file: string;
  /** A word that is there after pasting, wherever it is pasted. */
  word: string;
  /** Parts of the HTML of the editor. */
  keeps: readonly string[];
  /** Texts that must never appear. */
  drops?: readonly string[];
  /** What the author is told; nothing if nothing was lost. */
  notice?: string;
}

const dropped = (names: string, more = '') => `Yapıştırılan metinden ${names} alınmadı.${more && ` ${more}`}`;

const accepted = 'İzlenen değişiklikler kabul edilmiş sayıldı.';

/** Clipboards of Word, Excel, Outlook, LibreOffice, Google Docs and Sheets, Apple Notes, web pages, PDF viewers and the editor. */
export const clipboards: readonly Clipboard[] = [
  {
    file: 'apple-notes.html',
    word: 'Beton dökümü',
    keeps: ['<strong>Şantiye notları</strong>', '<ul><li><p>Ø12</p></li></ul>', '<ol><li><p>Sabah</p></li>'],
  },
  { file: 'broken-table.html', word: 'Bozuk', keeps: ['<p>iç</p>', 'yalnız madde'] },
  {
    file: 'editor-merged-table.html',
    word: 'Uzun',
    keeps: ['<td colspan="2"><p>Geniş</p></td>', '<td rowspan="2"><p>Uzun</p></td>'],
  },
  {
    file: 'excel-hidden-column.html',
    word: 'Kolon',
    keeps: ['<td data-align="right"><p>3.100,00</p></td><td><p>adet</p></td>'],
    drops: ['Alış', '1.250,00', '2.400,00', '999,00', 'İç not'],
    notice: dropped('1 gizli satır ve 1 gizli sütun'),
  },
  {
    file: 'excel-merged-hidden.html',
    word: '2027 fiyatları',
    keeps: ['<td colspan="3" data-align="center">', '<td rowspan="2"><p>Çelik</p></td>', '<p>580</p>'],
    drops: ['410', '450', 'S275'],
    notice: dropped('1 gizli satır ve 1 gizli sütun'),
  },
  { file: 'excel-one-cell.html', word: 'Kızılay Mahallesi 12', keeps: ['<p>Kızılay Mahallesi 12</p>'] },
  {
    file: 'google-docs-links.html',
    word: 'Üçüncü bent',
    keeps: ['href="https://www.ornek.com/belge?no=4"', 'm<sup>3</sup>', '<ol start="2" type="a">'],
    drops: ['Buna bakalım', '[a]'],
    notice: dropped('1 yorum'),
  },
  { file: 'google-sheets-cell.html', word: '1.500,00 TL', keeps: ['<p>1.500,00 TL</p>'] },
  {
    file: 'google-sheets.html',
    word: 'İzmir',
    keeps: ['<td data-align="right"><p>120</p></td>'],
    drops: ['Maliyet', '70', 'Kapalı şube'],
    notice: dropped('1 gizli satır ve 1 gizli sütun'),
  },
  { file: 'keywords-column.txt', word: 'prefabrik', keeps: ['<p>çelik yapı</p><p>prefabrik</p>'] },
  {
    file: 'libreoffice-calc.html',
    word: 'Ocak',
    keeps: ['<td data-align="right"><p>31</p></td>'],
    drops: ['12', '13'],
    notice: dropped('1 gizli sütun'),
  },
  {
    file: 'libreoffice-writer.html',
    word: 'bedel 95.000',
    keeps: ['m<sup>2</sup><sup data-footnote="">Brüt alan</sup>', '<ol start="4" type="A">'],
    drops: ['80.000'],
    notice: dropped('1 silinmiş bölüm', accepted),
  },
  { file: 'mail-address.txt', word: '06420 Çankaya', keeps: ['<p>Kızılay Mah. 12</p><p>06420 Çankaya</p>'] },
  {
    file: 'outlook-mail.html',
    word: 'Merhaba',
    keeps: ['<a href="https://ornek.com/katalog?s=2">burada</a>', '<strong>Kimden:</strong>'],
    drops: ['Ön izleme'],
    notice: dropped('1 gizli bölüm'),
  },
  {
    file: 'pdf-article.txt',
    word: 'Sondaj',
    keeps: [
      'sünekliği sayesinde betonarme yapılardan farklıdır. Birleşim noktalarının tasarımı, taşıyıcı sistemin enerji',
      '<p>İkinci bölümde zemin',
      'raporlanır, laboratuvar',
    ],
    notice:
      'Bölünmüş satırlar paragraf olarak birleştirildi. Satırları olduğu gibi almak için geri alıp Ctrl+Shift+V ile yapıştırın.',
  },
  {
    file: 'site-own-page.html',
    word: 'bent',
    keeps: [
      '<sup data-footnote="">Net alan.</sup>',
      '<td data-align="right">',
      '<ol class="bracketed" data-kind="a" start="2" type="a">',
    ],
    drops: ['↩'],
  },
  {
    file: 'web-card-prices.html',
    word: 'Vinç kirası',
    keeps: ['<p>Vinç kirası</p>', '<s>1.200 TL</s> 900 TL', 'günlük'],
    drops: ['gizli kod', 'marj', 'logo'],
    notice: dropped('2 gizli bölüm'),
  },
  {
    file: 'web-embeds.html',
    word: 'Görüşmek üzere',
    keeps: ['<p>Yerimiz:</p>'],
    notice: dropped(
      '1 video, 1 ses kaydı, 1 harita ve 1 gömülü sayfa',
      'Videonun adresini “Ekle” menüsündeki Video bloğuna yapıştırın.',
    ),
  },
  {
    file: 'web-faq.html',
    word: 'Beş yıl',
    keeps: [
      '<p><strong>Kurulum ne kadar sürer?</strong></p><p>Ortalama iki gün.</p>',
      '<p><strong>Ağırlık</strong></p><p>12 kg</p>',
      '<a href="https://mühendislik.com.tr/iletisim">https://mühendislik.com.tr/iletisim</a>',
    ],
    drops: ['xn--', 'yeni pencerede'],
    notice: dropped('1 gizli bölüm'),
  },
  {
    file: 'web-odd-lists.html',
    word: 'Dokuzuncu',
    keeps: [
      '<ol start="9"><li><p>Dokuzuncu</p></li></ol><ol start="2"><li><p>İki</p></li></ol><ol><li><p>Bir</p></li></ol>',
      '<ol type="I">',
    ],
  },
  {
    file: 'wikipedia-notes.html',
    word: 'Çelik bir alaşımdır',
    keeps: ['<sup>[1]</sup></a>', '<sup data-footnote="">Malzeme Bilimi, s. 12</sup>'],
    drops: ['^'],
  },
  {
    file: 'word-clauses.html',
    word: 'Ceza yüzde ondur',
    keeps: [
      '<ol class="bracketed" data-kind="a" type="a"><li><p>Yüklenici',
      '<ol class="bracketed" data-kind="a" start="2" type="a"><li><p>İşveren bedeli öder.</p><ol type="i"><li><p>Peşin</p></li>',
    ],
  },
  {
    file: 'word-footnotes-scripts.html',
    word: 'Kullanım alanı',
    keeps: [
      'm<sup>2</sup>, su H<sub>2</sub>O',
      '<sup data-footnote="">Sıcak haddelenmiş <em>yapı çelikleri</em>, 2019.</sup>',
      '<a href="https://ornek.com/ek">sayfa 14</a>',
    ],
    drops: ['[1]', '[2]'],
  },
  {
    file: 'word-hidden-text.html',
    word: 'Teslim 4 haftadır',
    keeps: ['<p>Teklifimiz geçerlidir.</p><p>Teslim'],
    drops: ['90.000', 'iç kullanım', '%18'],
    notice: dropped('3 gizli bölüm'),
  },
  {
    file: 'word-legal-numbers.html',
    word: 'Tanımlar',
    keeps: [
      '<h2>4. Ödeme</h2><p>4.1. Fatura',
      '<p>MADDE 9 – Yürürlük</p><p>(1) İmza',
      '<ol start="4" type="I"><li><p>Ekler</p></li><li><p>Tanımlar',
      '<ul><li><p>Proje dosyası',
    ],
    notice: '4 madde numarası metin olarak yazıldı.',
  },
  {
    file: 'word-online-list.html',
    word: 'Zam oranı',
    keeps: ['Bedel her 6 ayda', '<ol class="bracketed" data-kind="a" start="2" type="a"><li><p>Fesih'],
    drops: [' 3'],
    notice: dropped('1 silinmiş bölüm ve 1 yorum', accepted),
  },
  {
    file: 'word-tracked-changes.html',
    word: 'Süre on iki aydır',
    keeps: ['<p>Bedel 140.000 TL olarak'],
    drops: ['125.000', 'kaldırıldı', 'Pazarlık', '[EK1]', 'Uzatılabilir'],
    notice: dropped('2 silinmiş bölüm ve 2 yorum', accepted),
  },
];
