/** Sign-in and panel say it in these words; the public site in the visitor's language. */
export const newReleaseTexts = { text: 'Bu sayfanın yeni sürümü hazır.', reload: 'Yenile', later: 'Sonra' };
